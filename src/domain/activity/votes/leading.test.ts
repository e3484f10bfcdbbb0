import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { builtModels } from '#kinds/registry.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { changeState } from '../../workshop/changeState.ts'
import type { StateChange } from '../../workshop/changeState.ts'
import { readState, stateRoots } from '../../workshop/state.ts'
import type { Activity } from '../model.ts'
import { leadingRoom } from './leading.ts'
import { areResultsShown, isVotingClosed, votingRound } from './showing.ts'
import {
  closeVoting,
  reopenVoting,
  setResultsMode,
  setResultsShown,
  startClosing,
  startRound,
  stopClosing,
  undoRound,
} from './voting.ts'

const workshopId = 'w'
const ids = { workshopId, objectId: 'o-here' }

const voted = builtModels.flatMap(([kind, { model }]) => (model.votes ? [[kind, model] as const] : []))

describe.each(voted)('%s', (_kind, model) => {
  const { votes } = model
  if (!votes) return

  /** An activity and another one in a session, in which the room is where the change leads it. */
  function session(change: StateChange) {
    const state = new Y.Doc()
    for (const [position, id] of ['here', 'there'].entries())
      stateRoots.parts(state).set(id, agendaPart(id, { position }))
    changeState(state, workshopId, change)
    const activity: Activity = { model, desk: new Y.Doc(), board: new Y.Doc() }
    let newIds = 0
    model.start(activity, { name: '', newId: () => `new${(newIds += 1)}` })
    const { board } = activity
    const act = (acting: () => void) => {
      const { moves } = readState(state, workshopId)
      leadingRoom(state, ids, activity, acting)
      const room = readState(state, workshopId)
      return { room, steps: room.moves - moves }
    }
    return {
      act,
      state,
      pages: votes?.pages(activity),
      show: (on: boolean) => act(() => setResultsShown(board, on)),
      close: (on: boolean) => act(() => (on ? closeVoting(board, 0) : reopenVoting(board))),
      mode: (mode: string) => act(() => setResultsMode(board, mode)),
      reset: () => act(() => startRound(board, 0)),
      undo: () => act(() => void undoRound(board, 0)),
      board,
    }
  }
  const presented: StateChange = { currentState: 'RU', activePartId: 'here' }

  test('[BT17] one press leads the room to the results, and back to where it votes', () => {
    const { show, pages } = session(presented)
    const shown = show(true)
    expect(shown.steps).toBe(1)
    expect(shown.room).toMatchObject({ currentState: 'RU', activePartId: 'here', ...pages?.results })
    expect(show(true).steps).toBe(0)
    const hidden = show(false)
    expect(hidden.steps).toBe(1)
    expect(hidden.room).toMatchObject({ currentState: 'RU', activePartId: 'here', ...pages?.vote })
  })

  test('[BT17] nobody is led in the lobby, in another activity, or in a hidden one', () => {
    for (const elsewhere of [
      { currentState: 'PA', activePartId: 'here' },
      { currentState: 'RU', activePartId: 'there' },
    ] as const) {
      const { show } = session(elsewhere)
      expect(show(true)).toMatchObject({ steps: 0, room: { ...elsewhere, showResultsPage: false } })
      expect(show(false).steps).toBe(0)
    }
    const { show, state } = session(presented)
    stateRoots.parts(state).set('here', agendaPart('here', { hidden: true }))
    expect(show(true)).toMatchObject({ steps: 0, room: { showResultsPage: false } })
  })

  test('[BT6] [BT17] blind results lead when voting closes, and back when it opens again', () => {
    const { close, mode, reset } = session(presented)
    expect(mode('CLOSED').steps).toBe(0)
    expect(close(true)).toMatchObject({ steps: 1, room: { showResultsPage: true } })
    expect(close(false)).toMatchObject({ steps: 1, room: { showResultsPage: false } })
    expect(mode('LIVE')).toMatchObject({ steps: 1, room: { showResultsPage: true } })
    expect(mode('STEPS').steps).toBe(0)
    close(true)
    mode('CLOSED')
    expect(reset()).toMatchObject({ steps: 1, room: { showResultsPage: false } })
  })

  test('[BT10] [BT17] a new round leads the room to voting with results off, and its undo back to how they were', () => {
    const { show, close, reset, undo, board, state } = session(presented)
    const stands = () => [areResultsShown(board), isVotingClosed(board, false), votingRound(board)]
    show(true)
    close(true)
    expect(reset()).toMatchObject({ steps: 1, room: { showResultsPage: false } })
    expect(stands()).toEqual([false, false, 2])
    expect(undo()).toMatchObject({ steps: 1, room: { showResultsPage: true } })
    expect(stands()).toEqual([true, true, 1])
    close(false)
    show(false)
    // What the new round closed and showed does not outlive it.
    reset()
    show(true)
    close(true)
    expect(undo()).toMatchObject({ steps: 1, room: { showResultsPage: false } })
    expect(stands()).toEqual([false, false, 1])
    // Another client led the room to results that are not shown.
    changeState(state, workshopId, { showResultsPage: true })
    expect(reset()).toMatchObject({ steps: 1, room: { showResultsPage: false } })
    expect(undo().steps).toBe(0)
    expect(stands()).toEqual([false, false, 1])
  })

  test('[BT18] [BT20] a close that shows does so at its end only, and not when it is taken back', () => {
    const { act, close, board } = session(presented)
    const begin = () => act(() => startClosing(board, 0, true))
    expect(begin()).toMatchObject({ steps: 0, room: { showResultsPage: false } })
    act(() => stopClosing(board))
    expect(close(true).steps).toBe(0)
    close(false)
    begin()
    expect(close(true)).toMatchObject({ steps: 1, room: { showResultsPage: true } })
    act(() => setResultsShown(board, false))
    expect(begin()).toMatchObject({ steps: 1, room: { showResultsPage: true } })
  })

  test('[BT17] [S3] a room at the results keeps its view and its focus, and calls those who went elsewhere', () => {
    const { show, state, act } = session({ ...presented, showResultsPage: true, showGraph: true })
    changeState(state, workshopId, { activePostId: 'one', focus: true })
    expect(show(true)).toMatchObject({
      steps: 1,
      room: { showResultsPage: true, showGraph: true, activePostId: 'one', focus: true },
    })
    expect(show(false).room).toMatchObject({ activePostId: null, focus: false })
    // A room that votes already is not called.
    changeState(state, workshopId, { showResultsPage: true })
    show(true)
    changeState(state, workshopId, { showResultsPage: false })
    expect(show(false).steps).toBe(0)
    expect(act(() => undefined).steps).toBe(0)
  })
})
