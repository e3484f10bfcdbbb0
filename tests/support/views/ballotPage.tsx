import { act, cleanup } from '@testing-library/react'
import type * as Y from 'yjs'
import type { RoomRole } from '#activity/session/role.ts'
import { useBallot } from '#activity/voting/ballot/useBallot.ts'
import type { BallotOptions } from '#activity/voting/ballot/useBallot.ts'
import { useOwnVotes } from '#activity/voting/ballot/useOwnVotes.ts'
import type { AskVotes } from '#activity/voting/ballot/useOwnVotes.ts'
import { VoteBar } from '#activity/voting/bar/VoteBar.tsx'
import { TargetSliders } from '#activity/voting/slider/TargetSliders.tsx'
import { useTurnout, useVoting } from '#activity/voting/useVoting.ts'
import type { CreateVotesMutationVariables } from '#api/generated.ts'
import { countsOf } from '#domain/activity/counts.ts'
import type { Scale } from '#domain/activity/votes/results.ts'
import { voteCountKeys, wholeScope } from '#domain/activity/votes/showing.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { useDocument } from '#sync/room/documents.ts'
import type { OutboxEntry } from '#sync/entries/outboxEntry.ts'
import { changesBy, withChanges } from '#sync/outbox/outboxView.ts'
import { cast } from './ballotActs.ts'

const scale: Scale = { low: 1, high: 5, axes: 1 }
const targets = [
  { id: 'tea', text: 'Tea' },
  { id: 'juice', text: 'Juice' },
]
const turnout = { voted: 3, joined: 10 }

type Options = Partial<BallotOptions<CreateVotesMutationVariables>>

/** A ballot on two targets of one activity after another, on a device whose outbox the test empties. */
export function ballotPage(workshopId: string) {
  const { render, room } = stillRoom(workshopId)
  const { identity, outbox } = room
  let activities = 0
  let ask: AskVotes
  const entries = (): OutboxEntry[] => outbox.view.getState().entries
  const page = {
    identity,
    room,
    objectId: '',
    outbox,
    entries,
    /** Variables of the calls on their way. */
    sent: (): unknown[] => entries().map(({ variables }) => variables),
    /** The next activity, on a device that keeps nothing. Ten people have joined, three of them have voted. */
    begin(): void {
      page.objectId = `${workshopId}${++activities}`
      ask = () => new Promise(() => undefined)
      localStorage.clear()
      dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }))
      outbox.view.setState({ entries: [], own: [] })
      room.socket.state.setState({ status: 'online' })
      page.tellBoard((board) => tellTurnout(board, turnout))
    },
    /** What the server answers to a person who asks for their votes; without it, it never does. */
    answers(next: AskVotes): void {
      ask = next
    },
    /** Simulates a message from the server. */
    tellBoard: (change: (board: Y.Doc) => void): void =>
      act(() => room.documents.get({ kind: 'board', id: page.objectId }).fill(change)),
    /** Opens the page, as after a reload. */
    show(options: Options = {}, role: RoomRole = 'participant'): void {
      cleanup()
      render(<Page objectId={page.objectId} {...{ ask }} {...options} />, { role })
    },
    acknowledgeAll: (): void =>
      act(() => {
        const own = entries().reduce(
          (known, entry) => withChanges(known, changesBy(entry, known)),
          outbox.view.getState().own,
        )
        outbox.view.setState({ entries: [], own })
      }),
  }
  return page
}

/** Writes how many participants voted in the first round, of how many who joined. */
export function tellTurnout(board: Y.Doc, { voted, joined }: { voted: number; joined: number }): void {
  countsOf(board).set(voteCountKeys.voted(wholeScope, 1), voted)
  countsOf(board).set(voteCountKeys.joined, joined)
}

function Page({ ask, objectId, round = 1, ...more }: Options & { ask: AskVotes; objectId: string }) {
  const own = useOwnVotes(objectId, round, ask)
  const { doc } = useDocument('board', objectId)
  const voting = useVoting(doc)
  const ballot = useBallot({
    ...{ objectId, scope: wholeScope, targets, round, scale, own, cast, isLocked: false },
    ...more,
  })
  return (
    <>
      {targets.map((target) => (
        <TargetSliders key={target.id} {...{ ballot, target, scale }} axes={[{ title: 'Value' }]} />
      ))}
      <VoteBar
        {...{ ballot, voting }}
        turnout={useTurnout(doc, wholeScope)}
        lock={ballot.isLocked ? 'closed' : null}
      />
    </>
  )
}
