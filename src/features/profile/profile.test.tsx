import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { credentials, useCredentials } from '#api/signIn/credentials.ts'
import type { Account } from '#api/signIn/identity.ts'
import * as messages from '#domain/messages/accounts.ts'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { renderView } from '#support/views/renderView.tsx'
import { done, mistaken, signInHere } from '#support/views/signInHere.ts'
import { AccountSettingsPage } from './AccountSettingsPage.tsx'
import { DeleteAccountDialog } from './deletion/DeleteAccountDialog.tsx'
import { LicenceView } from './licence/LicenceView.tsx'
import { ChangePasswordDialog } from './password/ChangePasswordDialog.tsx'

let ana: Account
beforeEach(async () => {
  ana = await signInHere()
})

/** As the route does: the page follows the account. */
function Page() {
  const { account } = useCredentials()
  return account && <AccountSettingsPage account={account} />
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const shown = (text: string | RegExp) => screen.findByText(text)

test('[U1] a name is saved once it has changed; without a connection the form says so and keeps it', async () => {
  const answers: Record<string, object> = {}
  answerCalls(answers)
  renderView(<Page />)
  expect(screen.getByRole('textbox', { name: 'Email' }).hasAttribute('readonly')).toBe(true)
  expect(field('First name').maxLength).toBe(255)
  type('First name', 'Anna')
  type('First name', 'Ana')
  expect(button('Save name').disabled).toBe(true)
  type('Last name', 'Lind')
  fireEvent.click(button('Save name'))
  await shown(/^There is no connection right now\./)
  answers['UpdateUser'] = { updateUser: done }
  fireEvent.click(button('Save name'))
  await shown('Profile details saved!')
  expect(credentials.view.getState().account?.lastName).toBe('Lind')
  expect(button('Save name').disabled).toBe(true)
})

test('a name changed on another device appears here, without replacing typed text', async () => {
  answerCalls({})
  renderView(<Page />)
  type('Last name', 'Alm')
  credentials.renameAccount({ firstName: 'Theodora', lastName: 'Ask' })
  await expect.poll(() => field('First name').value).toBe('Theodora')
  expect(field('Last name').value).toBe('Alm')
})

test('[U1] a password change is refused with the reason of the server, and saved', async () => {
  const unmet = messages.passwordUnmet([messages.passwordTooShort, messages.passwordWithoutDigits])
  const answers: Record<string, object> = { UpdatePassword: { updatePassword: mistaken(unmet) } }
  answerCalls(answers)
  renderView(<Page />)
  type('Current password', 'wrong horse 7')
  expect(button('Change').disabled).toBe(true)
  for (const label of ['New password', 'Confirm password']) type(label, 'short')
  fireEvent.click(button('Change'))
  const alert = await screen.findByRole('alert')
  within(alert).getByText('Your new password does not meet the required criteria')
  expect(within(alert).getAllByRole('listitem')).toHaveLength(2)
  answers['UpdatePassword'] = { updatePassword: mistaken(messages.currentPasswordWrong) }
  fireEvent.click(button('Change'))
  await shown('The current password is not correct.')
  answers['UpdatePassword'] = { updatePassword: done }
  fireEvent.click(button('Change'))
  await shown('Password saved!')
  expect(button('Change').disabled).toBe(true)
})

test('[U1] the dialog checks a new password before it is sent, and closes once it is saved', async () => {
  const called = answerCalls({ UpdatePassword: { updatePassword: done } })
  let isClosed = false
  renderView(<ChangePasswordDialog onClose={() => (isClosed = true)} />)
  fireEvent.change(await screen.findByLabelText('Old password'), { target: { value: 'correct horse 7' } })
  for (const [label, said] of [
    ['New password', 'Please enter a valid password.'],
    ['Confirm password', 'Passwords do not match.'],
  ] as const) {
    fireEvent.click(button('Save'))
    expect((await screen.findByRole('alert')).textContent).toContain(said)
    type(label, 'battery staple 8')
  }
  expect(called).toEqual([])
  fireEvent.click(button('Save'))
  await expect.poll(() => isClosed).toBe(true)
})

test('[L1] [L2] a licence key is checked, refused with the reason, and added with its limit', async () => {
  const none = { limitedUser: false, licenseText: '', workshopLimit: null, workshopCount: 1 }
  const small = { limitedUser: true, licenseText: 'For small teams.', workshopLimit: 3, workshopCount: 1 }
  const answers: Record<string, object> = {
    UserRight: { userRight: { licenseInfo: none } },
    UpdateLicense: { updateLicense: mistaken(messages.licenceKeyRefused) },
  }
  answerCalls(answers)
  renderView(<LicenceView account={ana} />)
  await shown('No licence has been added to this account.')
  fireEvent.click(button('Add key'))
  await shown('Please enter a licence key.')
  type('Licence key', '2222-3333-4444-5555')
  fireEvent.click(button('Add key'))
  await shown(/^This licence key cannot be added\./)
  answers['UpdateLicense'] = { updateLicense: done }
  answers['UserRight'] = { userRight: { licenseInfo: small } }
  fireEvent.click(button('Add key'))
  await shown('Licence added!')
  await shown('For small teams.')
  await shown('You use 1 of 3 sessions, templates included.')
})

test('[X3] an account is deleted only with its password and after a confirmation; a wrong one says so', async () => {
  const called = answerCalls({ DeleteAccount: { deleteAccount: mistaken(messages.currentPasswordWrong) } })
  renderView(<DeleteAccountDialog onDeleted={() => undefined} onClose={() => undefined} />)
  await shown('Sessions and templates that somebody else facilitates too become theirs.')
  type('Your password', 'wrong horse 7')
  expect(button('Delete account').disabled).toBe(true)
  fireEvent.click(screen.getByLabelText('I understand that this cannot be undone.'))
  fireEvent.click(button('Delete account'))
  await screen.findByRole('alert')
  expect(called).toEqual(['DeleteAccount'])
  expect(credentials.view.getState().account).not.toBeNull()
})
