import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SessionState } from '#domain/workshop/state.ts'
import { closeVoting } from '#domain/activity/votes/voting.ts'
import { addGroup, move } from '#domain/organize/moves.ts'
import { setSorting } from '#domain/organize/sorting.ts'
import { openPlacing } from '#support/views/openOrganize.tsx'
import type { OpenedPlacing } from '#support/views/openOrganize.tsx'
import { PageName } from './PageName.tsx'
import { ProjectorOrganize } from './ProjectorOrganize.tsx'

const votes = { fire: [14, 3, 0, 1], fame: [1, 17, 0, 0], flood: [8, 8, 2, 0] }

function open(state: Partial<SessionState> = {}): OpenedPlacing {
  const opened = openPlacing('participant')
  opened.vote(votes)
  opened.tell({ moves: 2, currentState: 'RU', activePartId: opened.part.id, ...state })
  opened.showView(<ProjectorOrganize part={opened.part} timer={null} />)
  return opened
}

/** What the screen says, without the styles of the component library. */
function said(): string {
  const copy = document.body.cloneNode(true) as HTMLElement
  for (const style of copy.querySelectorAll('style')) style.remove()
  return copy.textContent
}

test('[J1] [OR7] while people sort for themselves the room sees the sections and the turnout, not where items are', async () => {
  const { change } = open()
  expect(said()).toContain('Everyone sorts for themselves')
  expect(said()).toContain('Noise')
  expect(said()).not.toContain('Fire')
  await screen.findByText('No participant has joined yet')
  change(({ board }) => closeVoting(board, 5))
  expect(said()).toContain('Fire')
})

test('[J1] [OR1] the board is sections with counts, groups and items; what is not sorted only where there is some', async () => {
  const { change } = open()
  change(({ desk, board }) => {
    setSorting(board, 'FACILITATORS')
    addGroup(desk, { id: 'g', text: 'Water' }, { sectionId: 'risk' })
    move(desk, ['flood'], { groupId: 'g' })
    move(desk, ['fire'], { sectionId: 'risk' })
  })
  expect(said()).toMatch(
    /Risk 2.*Water 1.*Flood.*Fire.*Chance 0.*Nothing here yet.*Noise 0.*Unsorted 1.*Fame/,
  )
  change(({ desk }) => move(desk, ['fame'], { sectionId: 'noise' }))
  await expect.poll(said).not.toContain('Unsorted')
})

test('[J1] [BT6] [OR8] results are shown to the room once voting is closed, the most disputed first', async () => {
  const { change } = open({ showResultsPage: true })
  await screen.findByText('Results are hidden until voting closes')
  expect(said()).not.toContain('Fire')
  change(({ board }) => closeVoting(board, 5))
  expect(said()).toMatch(/Flood.*8 of 18 each: Risk, Chance.*Fire.*14 of 18: Risk.*Fame.*17 of 18: Chance/)
})

test('[J1] [S6] a presented item is alone on the screen, with how far people agree once that is shown', () => {
  const { change } = open({ showResultsPage: true, focus: true, activePostId: 'fire' })
  expect(said()).toContain('Fire')
  expect(said()).not.toContain('Flood')
  expect(said()).not.toContain('14 of 18')
  change(({ board }) => closeVoting(board, 5))
  expect(said()).toContain('14 of 18: Risk')
})

test('[BT22] the name of the page is the board, sorting for oneself, the results or why the room sees none, or an item', () => {
  const opened = openPlacing('facilitator')
  const nameIn = (state: Partial<SessionState>): string => {
    opened.tell({ moves: 2, currentState: 'RU', activePartId: opened.part.id, ...state })
    const now = {
      activePartId: opened.part.id,
      activePostId: null,
      focus: false,
      showResultsPage: false,
      ...state,
    }
    opened.showView(<PageName state={now as SessionState} />)
    return said()
  }
  expect(nameIn({})).toBe('Everyone for themselves')
  expect(nameIn({ showResultsPage: true })).toBe('Results appear when voting closes')
  act(() => closeVoting(opened.docs.board, 5))
  expect(nameIn({ showResultsPage: true })).toBe('Where people agree')
  expect(nameIn({ focus: true, activePostId: 'fire' })).toBe('One item')
  act(() => setSorting(opened.docs.board, 'EVERYONE'))
  expect(nameIn({ focus: false, activePostId: null, showResultsPage: false })).toBe('Board')
})
