import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDoneNote } from '#activity/done/doneNote.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { useToastQueue } from '#ui/toasts/notify.ts'
import { useUnsentVotes } from '#activity/done/unsentVotes.ts'
import { useToldWords } from '#activity/voting/bar/useToldWords.ts'
import { useBallot } from '#activity/voting/ballot/useBallot.ts'
import { useOwnVotes } from '#activity/voting/ballot/useOwnVotes.ts'
import { VoteBar } from '#activity/voting/bar/VoteBar.tsx'
import { TargetSliders } from '#activity/voting/slider/TargetSliders.tsx'
import { wholeScope } from '#domain/activity/votes/showing.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useOutbox } from '#sync/outbox/outbox.ts'
import { cast, choose } from '#support/views/ballotActs.ts'
import { DoneButton } from './DoneButton.tsx'

const part = agendaPart('one')

function Page({ note }: { note: string | null }) {
  useDoneNote(part.objectId, note)
  return <DoneButton part={part} />
}

test('[F1] who marks an activity as done is told what of theirs is not finished', () => {
  const { Room, tell } = stillRoom('done-note')
  tell({}, { parts: [part] })
  renderView(
    <Room>
      <Page note="Not voted yet: Team." />
    </Room>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'I’m done' }))
  const said = () => useToastQueue.getState().waiting.map(({ message }) => message)
  expect(said()).toEqual(['Not voted yet: Team.'])
  fireEvent.click(screen.getByRole('button', { name: 'You are done' }))
  expect(said()).toHaveLength(1)
})

const tea = { id: 'tea', text: 'Tea' }
const scale = { low: 1, high: 5, axes: 1 } as const
const turnout = { voted: 3, joined: 10, proxies: 0 }
const voting = { areBlind: false, isClosed: false, shownAtMs: null }
const neverAnswered = () => new Promise<never>(() => undefined)

function VotePage({ voted }: { voted: AgendaPart }) {
  const { objectId } = voted
  const own = useOwnVotes(objectId, 1, neverAnswered)
  const ballot = useBallot({
    ...{ objectId, scope: wholeScope, targets: [tea], round: 1, scale, own, cast, isLocked: false },
  })
  useUnsentVotes(objectId, ballot, useToldWords(ballot.told, voting))
  const { pending } = useOutbox()
  return (
    <>
      <TargetSliders {...{ ballot, target: tea, scale }} axes={[{ title: 'Value' }]} />
      <VoteBar {...{ ballot, turnout, voting }} lock={null} />
      <DoneButton part={voted} />
      <p>{`Sent: ${pending.map(({ effect }) => effect?.type).join(', ')}`}</p>
    </>
  )
}

test.each([
  { answer: 'Vote and finish', sent: 'Sent: ballot, done' },
  { answer: 'Finish without voting', sent: 'Sent: done' },
])(
  '[F1] [BT19] who is done with votes that they chose and did not cast is asked: $answer',
  async ({ answer, sent }) => {
    localStorage.clear()
    const { Room, room, tell } = stillRoom(`done-${answer}`)
    const voted = agendaPart(answer)
    room.documents.get({ kind: 'board', id: voted.objectId }).fill(() => undefined)
    tell({}, { parts: [voted] })
    renderView(
      <Room>
        <VotePage voted={voted} />
      </Room>,
    )
    choose('Tea', 4)
    fireEvent.click(screen.getByRole('button', { name: 'I’m done' }))
    await screen.findByRole('dialog', { name: 'Vote and finish?' })
    screen.getByText('Sent:')
    const vote = await screen.findByRole('button', { name: 'Vote and finish' })
    const words = document.getElementById(vote.getAttribute('aria-describedby') ?? '')
    expect(words?.textContent).toBe('Your vote may be recognised: few people take part.')
    fireEvent.click(await screen.findByRole('button', { name: answer }))
    await screen.findByRole('button', { name: 'You are done' })
    await screen.findByText(sent)
  },
)
