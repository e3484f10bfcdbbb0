import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { identityKey } from '#api/signIn/identity.ts'
import { useDoneNote } from '#activity/done/doneNote.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { useToastQueue } from '#ui/toasts/notify.ts'
import { useUnsentVotes } from '#activity/done/unsentVotes.ts'
import { useBallot } from '#activity/voting/ballot/useBallot.ts'
import { useOwnVotes } from '#activity/voting/ballot/useOwnVotes.ts'
import { VoteBar } from '#activity/voting/bar/VoteBar.tsx'
import { TargetSliders } from '#activity/voting/slider/TargetSliders.tsx'
import type { VoteLock } from '#activity/voting/useVoting.ts'
import { startRound } from '#domain/activity/votes/voting.ts'
import { wholeScope } from '#domain/activity/votes/showing.ts'
import { contents } from '#domain/workshop/content.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useOutbox } from '#sync/room/outbox.ts'
import { cast, choose } from '#support/views/ballotActs.ts'
import { DoneButton } from './DoneButton.tsx'
import { rememberDone } from './doneMemory.ts'

const part = agendaPart('one')

function Page({ note }: { note: string | null }) {
  useDoneNote(part.objectId, note)
  return <DoneButton part={part} />
}

test('[F1] who marks an activity as done is told what of theirs is not finished', () => {
  const { render, tell } = stillRoom()
  tell({}, { parts: [part] })
  render(<Page note="Not voted yet: Team." />)
  fireEvent.click(screen.getByRole('button', { name: 'I’m done' }))
  const said = () => useToastQueue.getState().waiting.map(({ message }) => message)
  expect(said()).toEqual(['Not voted yet: Team.'])
  fireEvent.click(screen.getByRole('button', { name: 'You are done' }))
  expect(said()).toHaveLength(1)
})

test('[F1] a mark carries its round, and one that still waits is not that of the next', async () => {
  const voted = agendaPart('round', { content: contents.evaluate })
  const { render, room, tell } = stillRoom()
  const board = room.documents.get({ kind: 'board', id: voted.objectId })
  board.fill(() => undefined)
  tell({}, { parts: [voted] })
  render(<DoneButton part={voted} />)
  fireEvent.click(screen.getByRole('button', { name: 'I’m done' }))
  screen.getByRole('button', { name: 'You are done' })
  const sent = room.outbox.view
    .getState()
    .entries.flatMap(({ objectId, variables }) => (objectId === voted.objectId ? [variables] : []))
  expect(sent).toMatchObject([{ finished: true, round: 1 }])
  act(() => rememberDone(identityKey(room.identity), voted.objectId, false))
  screen.getByRole('button', { name: 'You are done' })
  act(() => board.fill((doc) => startRound(doc, 0)))
  screen.getByRole('button', { name: 'I’m done' })
})

const tea = { id: 'tea', text: 'Tea' }
const turnout = { voted: 3, joined: 10, proxies: 0 }
const voting = { areBlind: false, isClosed: false, shownAtMs: null }
const neverAnswered = () => new Promise<never>(() => undefined)

interface VotePageProps {
  voted: AgendaPart
  axes?: 1 | 2
  lock?: VoteLock | null
}

function VotePage({ voted, axes = 1, lock = null }: VotePageProps) {
  const { objectId } = voted
  const scale = { low: 1, high: 5, axes }
  const own = useOwnVotes(objectId, 1, neverAnswered)
  const ballot = useBallot({
    ...{ objectId, scope: wholeScope, targets: [tea], round: 1, scale, own, cast, isLocked: lock !== null },
  })
  useUnsentVotes(objectId, ballot, lock, voting)
  // As the pages of a pulse do.
  useDoneNote(objectId, ballot.state.is === 'chosen' ? 'Not voted yet: Tea.' : null)
  const { pending } = useOutbox()
  return (
    <>
      <TargetSliders
        {...{ ballot, target: tea, scale }}
        axes={[{ title: 'Value' }, { title: 'Effort' }].slice(0, axes)}
      />
      <VoteBar {...{ ballot, turnout, voting, lock }} />
      <DoneButton part={voted} />
      <p>{`Sent: ${pending.map(({ effect }) => effect?.type).join(', ')}`}</p>
    </>
  )
}

test.each([
  { answer: 'Vote and finish', sent: 'Sent: ballot, done', said: [] },
  { answer: 'Finish without voting', sent: 'Sent: done', said: ['Not voted yet: Tea.'] },
])(
  '[F1] [BT19] who is done with votes that they chose and did not cast is asked, and told what is true after it: $answer',
  async ({ answer, sent, said }) => {
    useToastQueue.setState({ waiting: [] })
    chosen(answer)
    fireEvent.click(screen.getByRole('button', { name: 'I’m done' }))
    await screen.findByRole('dialog', { name: 'Vote and finish?' })
    screen.getByText('Sent:')
    const vote = await screen.findByRole('button', { name: 'Vote and finish' })
    const words = document.getElementById(vote.getAttribute('aria-describedby') ?? '')
    expect(words?.textContent).toBe('Your vote may be recognised: few people take part.')
    fireEvent.click(await screen.findByRole('button', { name: answer }))
    await screen.findByRole('button', { name: 'You are done' })
    await screen.findByText(sent)
    expect(useToastQueue.getState().waiting.map(({ message }) => message)).toEqual(said)
  },
)

/** The page of a vote, on which something is chosen. */
function chosen(name: string, page: Omit<VotePageProps, 'voted'> = {}) {
  const { render, room, tell } = stillRoom()
  const voted = agendaPart(name)
  room.documents.get({ kind: 'board', id: voted.objectId }).fill(() => undefined)
  tell({}, { parts: [voted] })
  const view = (changed: Omit<VotePageProps, 'voted'>) => <VotePage {...{ voted }} {...changed} />
  const { rerender } = render(view({ axes: page.axes ?? 1 }))
  choose(page.axes === 2 ? 'Tea, Value' : 'Tea', 4)
  rerender(view(page))
  return { change: (changed: Omit<VotePageProps, 'voted'>) => rerender(view(changed)) }
}

test.each<[string, Omit<VotePageProps, 'voted'>]>([
  ['One answer has only one of its two values.', { axes: 2 }],
  ['Voting is closed.', { lock: 'closed' }],
])(
  '[F1] who is done with votes that cannot be cast is asked all the same, and told: %s',
  async (why, page) => {
    chosen(why, page)
    fireEvent.click(screen.getByRole('button', { name: 'I’m done' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Finish without voting?' }))
    const finish = dialog.getByRole('button', { name: 'Finish without voting' })
    expect(document.getElementById(finish.getAttribute('aria-describedby') ?? '')?.textContent).toBe(why)
    fireEvent.click(dialog.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    screen.getByText('Sent:')
    fireEvent.click(screen.getByRole('button', { name: 'I’m done' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Finish without voting' }))
    await screen.findByText('Sent: done')
  },
)

test('[F1] what is asked follows the vote: voting that closes meanwhile offers none', async () => {
  const { change } = chosen('meanwhile')
  fireEvent.click(screen.getByRole('button', { name: 'I’m done' }))
  await screen.findByRole('button', { name: 'Vote and finish' })
  change({ lock: 'closed' })
  expect(screen.queryByRole('button', { name: 'Vote and finish' })).toBeNull()
  screen.getByRole('dialog', { name: 'Finish without voting?' })
})

test('[F1] a question whose votes are cast elsewhere is gone, and is not asked by itself about the next', async () => {
  chosen('elsewhere')
  fireEvent.click(screen.getByRole('button', { name: 'I’m done' }))
  await screen.findByRole('dialog', { name: 'Vote and finish?' })
  // As another tab casts them: the page behind the dialog is hidden from assistive technology.
  fireEvent.click(screen.getByRole('button', { name: 'Vote', hidden: true }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  choose('Tea', 2)
  screen.getByText('Changed since you voted')
  expect(screen.queryByRole('dialog')).toBeNull()
})
