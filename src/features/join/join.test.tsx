import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { renderView } from '#support/views/renderView.tsx'
import { JoinPage } from './JoinPage.tsx'

const found = { workshopName: 'Kick-off', workshopCreator: 'Ada', workshopEnded: false }
const wrongPassword = {
  ...{ ok: false, errorString: 'The password you entered is incorrect. Please try again.' },
  ...{ errorCode: 'joinPasswordWrong', errorValues: [] },
}
const join = (): void => void fireEvent.submit(screen.getByText('Join').closest('form') as HTMLElement)

test('[M13] a password is asked for after a first attempt, and a wrong one is reported', async () => {
  answerCalls({
    PublicWorkshopInfo: { publicWorkshopInfo: found },
    CreateTempUser: { createTempUser: wrongPassword },
  })
  renderView(<JoinPage />, '/join/workshop/abcd2345')
  await screen.findByText('Join')
  join()
  const field = await screen.findByLabelText('Password')
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.change(field, { target: { value: 'sesame' } })
  join()
  expect((await screen.findByRole('alert')).textContent).toBe(wrongPassword.errorString)
})

test('[M13] a join that fails on the server is reported', async () => {
  answerCalls({ PublicWorkshopInfo: { publicWorkshopInfo: found }, CreateTempUser: 500 })
  renderView(<JoinPage />, '/join/workshop/abcd2345')
  await screen.findByText('Join')
  join()
  expect((await screen.findByRole('alert')).textContent).toBe('Could not join workshop.')
})

test('[M2] an unknown session is reported with its ID, which stays in the field', async () => {
  const unknown = { ok: false, errorString: 'Could not join workshop.' }
  answerCalls({ PublicWorkshopInfo: { publicWorkshopInfo: unknown } })
  renderView(<JoinPage />, '/join/workshop/abcd2345')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No workshop with session ID:abcd2345 available',
  )
  expect(screen.getByLabelText<HTMLInputElement>('Session ID').value).toBe('abcd2345')
})
