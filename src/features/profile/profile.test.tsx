import { fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { credentials, useCredentials } from '#api/signIn/credentials.ts'
import type { Account } from '#api/signIn/identity.ts'
import * as messages from '#domain/messages/accounts.ts'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { renderView } from '#support/views/renderView.tsx'
import { done, mistaken, signInHere } from '#support/views/signInHere.ts'
import { AccountSettingsPage } from './AccountSettingsPage.tsx'
import { EditProfileDialog } from './EditProfileDialog.tsx'
import { ToastHost } from '#ui/toasts/ToastHost.tsx'
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

const onClose = (): void => undefined
const show = (view: ReactNode) =>
  renderView(
    <>
      {view}
      <ToastHost />
    </>,
  )
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const shown = (text: string | RegExp) => screen.findByText(text)

const failed = 'Oops, something went wrong. Please try again!'

test.each([
  ['the page', () => <Page />, 'Save name', failed],
  [
    ...(['the dialog', () => <EditProfileDialog account={ana} onClose={onClose} />, 'Save'] as const),
    'Oops, something seems to have gone wrong when we tried to change your profile details. Please try again!',
  ],
])(
  '[M8] [M19] [U1] %s saves a name once it has changed, and says whether it did',
  async (_where, view, save, mistake) => {
    const answers: Record<string, object | number> = { UpdateUser: 500 }
    answerCalls(answers)
    show(view())
    await screen.findByLabelText('First name')
    expect(screen.getByDisplayValue<HTMLInputElement>(ana.email).readOnly).toBe(true)
    type('First name', 'Anna')
    type('First name', 'Ana')
    expect(button(save).disabled).toBe(true)
    type('Last name', 'Lind')
    fireEvent.click(button(save))
    await shown(mistake)
    delete answers['UpdateUser']
    fireEvent.click(button(save))
    await shown(/^There is no connection right now\./)
    answers['UpdateUser'] = { updateUser: done }
    fireEvent.click(button(save))
    await shown('Profile details saved!')
    expect(credentials.view.getState().account?.lastName).toBe('Lind')
  },
)

test('a name changed on another device appears here, without replacing typed text', async () => {
  answerCalls({})
  renderView(<Page />)
  type('Last name', 'Alm')
  credentials.renameAccount({ firstName: 'Theodora', lastName: 'Ask' })
  await expect.poll(() => field('First name').value).toBe('Theodora')
  expect(field('Last name').value).toBe('Alm')
})

test.each([
  ['the page', () => <Page />, 'Change', 'Current password'],
  ['the dialog', () => <ChangePasswordDialog onClose={onClose} />, 'Save', 'Old password'],
])(
  '[M8] [M16] [M19] [U1] %s changes a password with the current one, or says why the server refuses',
  async (where, view, save, current) => {
    const answers: Record<string, object | number> = { UpdatePassword: 500 }
    const called = answerCalls(answers)
    show(view())
    await screen.findByLabelText(current)
    expect(button(save).disabled).toBe(where === 'the page')
    for (const label of ['New password', 'Confirm password']) type(label, 'short')
    fireEvent.click(button(save))
    await shown('Current password is required.')
    expect(called).not.toContain('UpdatePassword')
    type(current, 'wrong horse 7')
    fireEvent.click(button(save))
    await shown(failed)
    const unmet = messages.passwordUnmet([messages.passwordTooShort, messages.passwordWithoutDigits])
    answers['UpdatePassword'] = { updatePassword: mistaken(unmet) }
    fireEvent.click(button(save))
    await shown('Your new password does not meet the required criteria')
    expect(within(screen.getByRole('alert')).getAllByRole('listitem')).toHaveLength(2)
    answers['UpdatePassword'] = { updatePassword: mistaken(messages.currentPasswordWrong) }
    fireEvent.click(button(save))
    await shown('The current password is not correct.')
    answers['UpdatePassword'] = { updatePassword: done }
    fireEvent.click(button(save))
    await shown('Password saved!')
  },
)

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
  renderView(<DeleteAccountDialog onDeleted={onClose} onClose={onClose} />)
  await shown('Sessions and templates that somebody else facilitates too become theirs.')
  type('Your password', 'wrong horse 7')
  expect(button('Delete account').disabled).toBe(true)
  fireEvent.click(screen.getByLabelText('I understand that this cannot be undone.'))
  fireEvent.click(button('Delete account'))
  await screen.findByRole('alert')
  expect(called).toEqual(['DeleteAccount'])
  expect(credentials.view.getState().account).not.toBeNull()
})
