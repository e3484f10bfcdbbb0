import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { renderView } from '#support/views/renderView.tsx'
import { done, forgetEverybody, signInHere, tokensOf } from '#support/views/signInHere.ts'
import { InvitationPage } from './InvitationPage.tsx'

beforeEach(forgetEverybody)

const invited = 'ana@example.org'
const token = 'a'.repeat(43)

function Elsewhere() {
  return <p>{useLocation().pathname}</p>
}

function open(status = 'open'): string[] {
  const called = answerCalls({
    FacilitatorInvitation: {
      facilitatorInvitation: { status, email: invited, workshopName: 'Retro', inviter: 'Bo' },
    },
    TokenAuth: tokensOf({ id: 'u1', username: invited, email: invited, firstName: 'Ana', lastName: '' }),
    AcceptInvitation: { acceptInvitation: { ...done, workshopId: 'abcd2345' } },
  })
  renderView(
    <Routes>
      <Route path="/invitation" element={<InvitationPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    `/invitation#${token}`,
  )
  return called
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('[I3] the link asks for the invited address only, and a person with an account signs in and accepts in one', async () => {
  const called = open()
  await screen.findByRole('heading', { name: 'You are invited to facilitate Retro' })
  await press('I have an account with this address')
  const email = screen.getByLabelText<HTMLInputElement>('Work email')
  expect([email.value, email.readOnly]).toEqual([invited, true])
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'honest horse 1' } })
  await press('Sign in and accept')
  await screen.findByText('/workshop/abcd2345')
  expect(called.slice(-2)).toEqual(['TokenAuth', 'AcceptInvitation'])
})

test.each([
  ['Ana', 'Accept and open the session'],
  ['Otto', 'Sign out and use that address'],
])('[I3] %s, who is signed in, is offered: %s', async (name, offered) => {
  await signInHere(name)
  open()
  await screen.findByRole('button', { name: offered })
})

test('[I3] a used link says so', async () => {
  open('used')
  await screen.findByText('This invitation was accepted already.')
  expect(screen.queryByLabelText('Password')).toBeNull()
})
