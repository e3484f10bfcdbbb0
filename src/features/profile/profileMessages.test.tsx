import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { account } from '#support/views/answeringByHand.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { ToastHost } from '#ui/toasts/ToastHost.tsx'
import { AccountSettingsPage } from './AccountSettingsPage.tsx'
import { EditProfileDialog } from './EditProfileDialog.tsx'
import { ChangePasswordDialog } from './password/ChangePasswordDialog.tsx'

const nothing = (): void => undefined
const page = () => <AccountSettingsPage account={account} />
const profileDialog = () => <EditProfileDialog account={account} onClose={nothing} />
const passwordDialog = () => <ChangePasswordDialog onClose={nothing} />

const button = (name: string): HTMLButtonElement =>
  screen.getByText(name, { selector: 'button *' }).closest('button') as HTMLButtonElement
function type(typed: Record<string, string>): void {
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

const newPassword = { 'New password': 'battery staple 7', 'Confirm password': 'battery staple 7' }
const updated = { updateUser: { ok: true, errorString: null } }
const changed = { updatePassword: { ok: true, errorString: null } }

const failed = 'Oops, something went wrong. Please try again!'
const profileFailed =
  'Oops, something seems to have gone wrong when we tried to change your profile details. Please try again!'

test.each([
  ['the page', page, 'Save name', { 'First name': 'Eva' }, failed],
  ['the dialog', profileDialog, 'Save', { 'Last name': 'Byron' }, profileFailed],
])(
  '[M8] [M19] %s saves a name once it has changed, and says whether it did',
  async (_where, view, save, typed, mistake) => {
    const answers: Parameters<typeof answerCalls>[0] = { UpdateUser: 500 }
    answerCalls(answers)
    renderView(
      <>
        {view()}
        <ToastHost />
      </>,
    )
    await screen.findByLabelText('First name')
    expect(screen.getByDisplayValue<HTMLInputElement>(account.email).readOnly).toBe(true)
    expect(button(save).disabled).toBe(true)
    type(typed)
    fireEvent.click(button(save))
    await screen.findByText(mistake)
    answers['UpdateUser'] = updated
    fireEvent.click(button(save))
    await screen.findByText('Profile details saved!')
  },
)

test.each([
  ['the page', page, 'Change', 'Current password', 'Current password is required.'],
  ['the dialog', passwordDialog, 'Save', 'Old password', 'Current password is required.'],
])(
  '[M8] [M16] [M19] %s changes a password with the current one',
  async (_where, view, save, current, missing) => {
    const answers: Parameters<typeof answerCalls>[0] = { UpdatePassword: 500 }
    const called = answerCalls(answers)
    renderView(
      <>
        {view()}
        <ToastHost />
      </>,
    )
    await screen.findByLabelText(current)
    expect(button(save).disabled).toBe(view === page)
    type(newPassword)
    fireEvent.click(button(save))
    screen.getByText(missing)
    expect(called).not.toContain('UpdatePassword')
    type({ [current]: 'correct horse 9' })
    fireEvent.click(button(save))
    await screen.findByText(failed)
    answers['UpdatePassword'] = changed
    fireEvent.click(button(save))
    await screen.findByText('Password saved!')
  },
)
