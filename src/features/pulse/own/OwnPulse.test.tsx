import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as voteMessages from '#domain/messages/voting.ts'
import { refusedFor } from '#sync/outbox/outboxEntry.ts'
import { choose } from '#support/views/ballotActs.ts'
import { openPulse, pressBelow } from '#support/views/openPulse.tsx'
import { OwnPulse } from './OwnPulse.tsx'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const listed = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

/** A participant voted on Team, and chose in Work without voting; then opens their own page. */
function voted() {
  const pulse = openPulse('participant')
  choose('We laugh', 4)
  press('Abstain: We rest')
  pressBelow('Vote')
  pressBelow('Next')
  choose('I can focus', 2)
  const show = () =>
    pulse.show(<OwnPulse part={pulse.part} number={1} isOpenable onCount={() => undefined} />)
  return { ...pulse, show }
}

test('[BT1] without a connection, votes on their way and choices are on the person’s own page', async () => {
  const { show } = voted()
  show()
  expect(await listed()).toEqual([
    'TeamYou voted 4 of 5We laughWaiting to be sentOpen',
    'TeamYou abstainedWe restWaiting to be sentOpen',
    'WorkYou chose 2 of 5I can focusChosen, not voted yetOpen',
  ])
})

test('[BT7] [BT11] a refused ballot is there with its choices, also after the end of the session', async () => {
  const { show, tell, room } = voted()
  act(() => tell({}, { workshop: { ended: true } }))
  act(() =>
    room.outbox.view.setState(({ entries }) => ({
      entries: entries.map((entry) => ({ ...entry, state: refusedFor(voteMessages.votingClosed) })),
    })),
  )
  show()
  expect(await listed()).toEqual([
    'TeamYou chose 4 of 5We laughIt does not count. Please vote again.Open',
    'TeamYou chose to abstainWe restIt does not count. Please vote again.Open',
    'WorkYou chose 2 of 5I can focusChosen, not voted yetOpen',
  ])
})
