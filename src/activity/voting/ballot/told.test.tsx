import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type * as Y from 'yjs'
import type { CreateVotesMutationVariables } from '#api/generated.ts'
import { countsOf } from '#domain/activity/counts.ts'
import { voteCountKeys, wholeScope } from '#domain/activity/votes/showing.ts'
import { closeVoting, reopenVoting, setResultsMode, startRound } from '#domain/activity/votes/voting.ts'
import { choose, press } from '#support/views/ballotActs.ts'
import { ballotPage, tellTurnout } from '#support/views/ballotPage.tsx'
import { useToastQueue } from '#ui/toasts/notify.ts'

const page = ballotPage('told')
const { show, entries, sent, acknowledgeAll, tellBoard } = page
/** What the button says besides the state. */
const promised = (): string => {
  const button = screen.getByRole('button', { name: 'Vote' })
  const [, told] = (button.getAttribute('aria-describedby') ?? '').split(' ')
  return (told && document.getElementById(told)?.textContent) || ''
}
const recognisable = (): unknown[] =>
  entries().map(({ variables }) => (variables as Partial<CreateVotesMutationVariables>).recognisable)
const together = 'Shown with at least two others.'
const last = 'Your vote may be recognised: everybody else has voted.'
const live = 'Your vote may be recognised: results are live.'
const reopened = /^Your vote may be recognised: results were shown at .*\d\d:\d\d/

beforeEach(page.begin)

/** A vote that the server has. */
function voteTea(): void {
  show()
  choose('Tea', 3)
  press('Vote')
  acknowledgeAll()
}

test.each<[string, (board: Y.Doc) => void, string | RegExp]>([
  ['the vote is shown with others', () => undefined, together],
  [
    'few people take part',
    (doc) => tellTurnout(doc, { voted: 0, joined: 2 }),
    'Your vote may be recognised: few people take part.',
  ],
  ['results are live', (doc) => setResultsMode(doc, 'LIVE'), live],
  [
    'voting was reopened',
    (doc) => {
      closeVoting(doc, Date.now())
      reopenVoting(doc)
    },
    reopened,
  ],
  ['everybody else has voted', (doc) => tellTurnout(doc, { voted: 9, joined: 10 }), last],
])('[BT19] before a vote the button says that %s, and the ballot carries it', (_when, change, words) => {
  show()
  tellBoard(change)
  expect(promised()).toMatch(words)
  choose('Tea', 3)
  expect(promised()).toMatch(words)
  press('Vote')
  expect(recognisable()).toEqual([words !== together])
  // What would be said of a next vote is no news about this one, but of its change or withdrawal.
  expect(promised()).toMatch(/^(?:.+: a change or withdrawal may be recognised\.)?$/)
})

test('[BT19] a change is of a vote that everybody may have seen; what is added later is shown with others', () => {
  voteTea()
  tellBoard((doc) => tellTurnout(doc, { voted: 10, joined: 10 }))
  choose('Juice', 2)
  expect(promised()).toBe(together)
  press('Vote')
  expect(recognisable()).toEqual([false])
  acknowledgeAll()
  choose('Juice', 4)
  expect(promised()).toBe(last)
  press('Vote')
  expect(recognisable()).toEqual([true])
})

test('[BT19] whoever is the last to vote is so for a ballot too that changes one still on its way', () => {
  page.room.socket.state.setState({ status: 'offline', retryAtMs: 0 })
  show()
  tellBoard((doc) => tellTurnout(doc, { voted: 8, joined: 10 }))
  choose('Tea', 3)
  expect(promised()).toBe(together)
  press('Vote')
  tellBoard((doc) => tellTurnout(doc, { voted: 9, joined: 10 }))
  choose('Tea', 4)
  expect(promised()).toBe(last)
  choose('Tea', 3)
  choose('Juice', 4)
  expect(promised()).toBe(last)
})

/** A vote that is one of nine, of ten people, and is withdrawn. */
function withdrawn(): void {
  voteTea()
  tellBoard((doc) => tellTurnout(doc, { voted: 9, joined: 10 }))
  press('Withdraw vote')
}

test('[BT19] an own vote that the server still counts is not that of somebody else', () => {
  withdrawn()
  choose('Tea', 4)
  expect(promised()).toBe(together)
  tellBoard((doc) => tellTurnout(doc, { voted: 10, joined: 10 }))
  expect(promised()).toBe(last)
})

test('[BT19] while a withdrawal is on its way to the server, nobody knows whether it is counted', () => {
  withdrawn()
  act(() =>
    page.outbox.view.setState(({ entries: waiting }) => ({
      entries: waiting.map((entry) => ({ ...entry, state: { status: 'sending' } })),
    })),
  )
  choose('Tea', 4)
  expect(promised()).toBe(last)
})

test('[BT19] a ballot that waits offline keeps what was said at the press, also when a later one is told otherwise', () => {
  page.room.socket.state.setState({ status: 'offline', retryAtMs: 0 })
  show()
  choose('Tea', 3)
  press('Vote')
  tellBoard((doc) => setResultsMode(doc, 'LIVE'))
  expect(recognisable()).toEqual([false])
  choose('Tea', 4)
  choose('Juice', 5)
  expect(promised()).toBe(live)
  press('Vote')
  expect(recognisable()).toEqual([false, true])
  expect(sent()).toMatchObject([
    { voteList: [{ poll: 'tea', value1: 3 }] },
    { voteList: [{ value1: 4 }, { value1: 5 }] },
  ])
})

test('[BT7] [BT19] while voting is open again, who has voted reads when results were shown; a new round starts anew', () => {
  voteTea()
  expect(promised()).toBe('')
  tellBoard((doc) => {
    closeVoting(doc, Date.now())
    reopenVoting(doc)
  })
  expect(promised()).toMatch(/^Results were shown at /)
  tellBoard((doc) => startRound(doc, 0))
  show({ round: 2 })
  tellBoard((doc) => countsOf(doc).set(voteCountKeys.voted(wholeScope, 2), 0))
  expect(promised()).toBe(together)
})

test('[BT8] [BT19] a withdrawal carries what was said about it', () => {
  voteTea()
  tellBoard((doc) => setResultsMode(doc, 'LIVE'))
  expect(promised()).toBe('Results are live: a change or withdrawal may be recognised.')
  press('Withdraw vote')
  expect(sent()).toEqual([{ idList: ['tea'], round: 1, recognisable: true }])
})

test('[BT19] facilitators are promised nothing', () => {
  show({}, 'facilitator')
  choose('Tea', 3)
  expect(promised()).toBe('')
  press('Vote')
  expect(recognisable()).toEqual([false])
})

test('[BT8] [BT19] a withdrawal says that what was shown leaves the results with others, unless nothing was or everything is shown at once', () => {
  const told = (): unknown => useToastQueue.getState().waiting.at(-1)?.message
  show()
  choose('Tea', 3)
  press('Vote')
  press('Withdraw vote')
  expect(told()).toBe(
    'Your vote is withdrawn. If it was already shown, it leaves the results together with others.',
  )
  const only: ((board: Y.Doc) => void)[] = [
    (doc) => tellTurnout(doc, { voted: 1, joined: 2 }),
    (doc) => {
      tellTurnout(doc, { voted: 1, joined: 10 })
      setResultsMode(doc, 'CLOSED')
    },
  ]
  for (const change of only) {
    tellBoard(change)
    choose('Tea', 3)
    press('Vote')
    press('Withdraw vote')
    expect(told()).toBe('Your vote is withdrawn.')
  }
})
