import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { identityKey } from '#api/signIn/identity.ts'
import * as voteMessages from '#domain/messages/voting.ts'
import { readDraft } from '#sync/device/drafts.ts'
import { refusedFor } from '#sync/entries/outboxEntry.ts'
import { choose, chosen, isEnabled, press, said } from '#support/views/ballotActs.ts'
import { ballotPage } from '#support/views/ballotPage.tsx'
import { useToastQueue } from '#ui/toasts/notify.ts'

const page = ballotPage('ballots')
const { show, entries, sent, acknowledgeAll } = page
const draft = () => readDraft(identityKey(page.identity), `ballot.${page.objectId}`)
const refuseAll = (): void =>
  act(() =>
    page.outbox.view.setState({
      entries: entries().map((entry) => ({ ...entry, state: refusedFor(voteMessages.votingClosed) })),
    }),
  )

beforeEach(page.begin)

/** A vote that the server has. */
function voteTea(): void {
  show()
  choose('Tea', 2)
  press('Vote')
  acknowledgeAll()
}

test('[BT1] a ballot is chosen, cast, saved and changed, and the bar says how far it is', () => {
  show()
  expect(isEnabled('Vote')).toBe(false)
  expect(said()).toBe('Choose something first.')
  choose('Tea', 3)
  expect(said()).toBe('Not voted yet')
  press('Vote')
  expect(sent()).toEqual([
    {
      ...{ evaluateId: page.objectId, round: 1, recognisable: false },
      voteList: [{ poll: 'tea', value1: 3, value2: null }],
    },
  ])
  expect(said()).toBe('Saving…')
  acknowledgeAll()
  expect(said()).toBe('Saved: your vote counts')
  expect(isEnabled('Vote')).toBe(false)
  choose('Tea', 4)
  expect(said()).toBe('Changed since you voted')
  expect(isEnabled('Vote')).toBe(true)
  choose('Tea', 3)
  expect(said()).toBe('Saved: your vote counts')
})

test('choices survive a reload before and after the vote, also offline', () => {
  page.room.socket.state.setState({ status: 'offline', retryAtMs: 0 })
  show()
  choose('Tea', 2)
  // A page that is left stores at once what waits to be stored.
  window.dispatchEvent(new Event('pagehide'))
  expect(draft()).not.toBe('')
  show()
  expect(chosen()).toEqual(['2 of 5', 'nothing chosen yet'])
  press('Vote')
  show()
  expect(chosen()).toEqual(['2 of 5', 'nothing chosen yet'])
  expect(said()).toBe('Not saved yet, we keep trying')
  acknowledgeAll()
  expect(draft()).toBe('')
  show()
  expect(chosen()).toEqual(['2 of 5', 'nothing chosen yet'])
  expect(said()).toBe('Saved: your vote counts')
})

test('[BT1] votes that the server told are shown, also after a reload without a connection', async () => {
  let told = 0
  page.answers(async () => {
    told += 1
    return { round: 1, votes: new Map([['juice', { value1: 4, value2: null }]]) }
  })
  show()
  await waitFor(() => expect(chosen()).toEqual(['nothing chosen yet', '4 of 5']))
  expect(said()).toBe('Saved: your vote counts')
  page.room.socket.state.setState({ status: 'offline', retryAtMs: 0 })
  show()
  expect(chosen()).toEqual(['nothing chosen yet', '4 of 5'])
  expect(told).toBe(1)
})

test('a later ballot replaces one that still waits', () => {
  show()
  choose('Tea', 2)
  press('Vote')
  choose('Juice', 5)
  choose('Tea', 1)
  press('Vote')
  expect(entries().map(({ effect }) => effect?.does === 'vote' && effect.votes)).toEqual([
    { tea: '1', juice: '5' },
  ])
})

test('[BT9] one can abstain, which locks the slider and is a vote without values', () => {
  show()
  choose('Tea', 2)
  press('Abstain: Tea')
  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Tea' }).disabled).toBe(true)
  press('Vote')
  expect(sent()).toMatchObject([{ evaluateId: page.objectId, round: 1, voteList: [{ poll: 'tea' }] }])
  acknowledgeAll()
  press('Abstain: Tea')
  expect(chosen()).toEqual(['nothing chosen yet', 'nothing chosen yet'])
  expect(said()).toBe('Changed since you voted')
})

test('[BT8] votes are withdrawn, one by one or all', () => {
  show()
  choose('Tea', 2)
  choose('Juice', 4)
  press('Vote')
  acknowledgeAll()
  press('Clear choice: Tea')
  press('Vote')
  expect(sent()).toEqual([{ idList: ['tea'], round: 1, recognisable: false }])
  acknowledgeAll()
  expect(chosen()).toEqual(['nothing chosen yet', '4 of 5'])
  press('Withdraw vote')
  expect(sent()).toMatchObject([{ idList: ['juice'] }])
  acknowledgeAll()
  expect(screen.queryByRole('button', { name: 'Withdraw vote' })).toBeNull()
  expect(said()).toBe('Choose something first.')
})

test('[BT8] a withdrawal can be taken back: everything is chosen again, also what was never voted', () => {
  voteTea()
  choose('Juice', 4)
  press('Withdraw vote')
  expect(chosen()).toEqual(['nothing chosen yet', 'nothing chosen yet'])
  acknowledgeAll()
  act(() => useToastQueue.getState().waiting.at(-1)?.action?.run())
  expect(chosen()).toEqual(['2 of 5', '4 of 5'])
  expect(said()).toBe('Not voted yet')
})

test('[BT8] taking a withdrawal back changes nothing that was chosen since', () => {
  show()
  choose('Tea', 2)
  choose('Juice', 4)
  press('Vote')
  acknowledgeAll()
  press('Withdraw vote')
  choose('Tea', 5)
  act(() => useToastQueue.getState().waiting.at(-1)?.action?.run())
  expect(chosen()).toEqual(['5 of 5', '4 of 5'])
})

test('[BT7] a refused ballot stays as it was chosen, with the reason, and can be voted again', () => {
  show()
  choose('Tea', 2)
  press('Vote')
  refuseAll()
  expect(entries()).toEqual([])
  expect(said()).toBe('Voting is closed.')
  expect(chosen()).toEqual(['2 of 5', 'nothing chosen yet'])
  show()
  expect(said()).toBe('Voting is closed.')
  press('Vote')
  expect(sent()).toHaveLength(1)
  expect(said()).toBe('Saving…')
})

test('[BT7] while voting is closed nothing can be chosen or voted, and what was chosen is shown', () => {
  show()
  choose('Tea', 2)
  show({ isLocked: true })
  expect(said()).toBe('Voting is closed.')
  expect(isEnabled('Vote')).toBe(false)
  expect(chosen()).toEqual(['2 of 5', 'nothing chosen yet'])
  expect(screen.getAllByRole<HTMLInputElement>('slider').every(({ disabled }) => disabled)).toBe(true)
})

test('[BT10] [BT11] in a new round nothing is voted, and what was not voted before is still chosen', () => {
  voteTea()
  choose('Juice', 4)
  show({ round: 2 })
  expect(chosen()).toEqual(['nothing chosen yet', '4 of 5'])
  press('Vote')
  expect(sent()).toMatchObject([{ round: 2, voteList: [{ poll: 'juice' }] }])
  show({ round: 1 })
  expect(chosen()).toEqual(['2 of 5', '4 of 5'])
})

test('[BT10] while the round is unknown, nothing that was chosen is taken for a vote of the first one', () => {
  voteTea()
  show({ round: 2 })
  choose('Tea', 2)
  const board = page.room.documents.get({ kind: 'board', id: page.objectId })
  board.view.setState({ state: { status: 'loading' } })
  show({ round: 1 })
  expect(isEnabled('Vote')).toBe(false)
  board.fill(() => undefined)
  show({ round: 2 })
  expect(chosen()).toEqual(['2 of 5', 'nothing chosen yet'])
})

test('[PU5] where a ballot needs all, it says how many are missing', () => {
  show({ needsAll: true })
  choose('Tea', 2)
  expect(said()).toBe('1 still without a value. You can also abstain.')
  expect(isEnabled('Vote')).toBe(false)
  press('Abstain: Juice')
  expect(isEnabled('Vote')).toBe(true)
})

test('what another tab chooses appears here too', () => {
  show()
  choose('Tea', 2)
  window.dispatchEvent(new Event('pagehide'))
  const name = Object.keys(localStorage).find((key) => key.includes(`ballot.${page.objectId}`)) ?? ''
  const other = JSON.parse(localStorage.getItem(name) ?? '{}') as { choices: object }
  localStorage.setItem(name, JSON.stringify({ ...other, choices: { ...other.choices, juice: '5' } }))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: name, storageArea: localStorage })))
  expect(chosen()).toEqual(['2 of 5', '5 of 5'])
})
