import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { LoginPage } from '#features/account/LoginPage.tsx'
import { ResetPage } from '#features/account/password/ResetPage.tsx'
import { SignupPage } from '#features/account/SignupPage.tsx'
import { ShowAgendaSwitch } from '#features/agenda/list/ShowAgendaSwitch.tsx'
import { PartMenu } from '#features/agenda/list/PartMenu.tsx'
import type { AgendaActs } from '#features/agenda/useAgendaActs.ts'
import { CreateWorkshopDialog } from '#features/dashboard/create/CreateWorkshopDialog.tsx'
import { DashboardProfileMenu } from '#features/dashboard/frame/DashboardProfileMenu.tsx'
import { RenameDialog } from '#features/dashboard/workshops/RenameDialog.tsx'
import { EditorPanel } from '#features/editor/EditorPanel.tsx'
import { SettingsPanel } from '#features/editor/SettingsPanel.tsx'
import { TemplateSettings } from '#features/editor/TemplateSettings.tsx'
import { ExportDialog } from '#features/export/ExportDialog.tsx'
import { JoinPassword } from '#features/join/JoinPassword.tsx'
import { SessionIdForm } from '#features/join/SessionIdForm.tsx'
import { PreviewBanner } from '#features/preview/PreviewBanner.tsx'
import { EditProfileDialog } from '#features/profile/EditProfileDialog.tsx'
import { LicenceDialog } from '#features/profile/licence/LicenceDialog.tsx'
import { ChangePasswordDialog } from '#features/profile/password/ChangePasswordDialog.tsx'
import { EditSessionDialog } from '#features/session/menu/EditSessionDialog.tsx'
import { SessionMenuItems } from '#features/session/menu/SessionMenuItems.tsx'
import { SessionProfileMenu } from '#features/session/shell/SessionProfileMenu.tsx'
import { RoleContext } from '#activity/session/role.ts'
import type { TemplateQuery } from '#api/generated.ts'
import { credentials } from '#api/signIn/credentials.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { account } from '#support/views/answeringByHand.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { RoomContext } from '#sync/room/roomContext.ts'

const nothing = (): void => undefined
const { room, tell } = stillRoom('dialogs2')
const callAs: typeof credentials.callAs = (document, variables) =>
  credentials.callAs(document, variables, null)
tell({}, { parts: [agendaPart('one', { partName: 'Ideas' })], workshop: { workshopName: 'Kick-off' } })

const template: Partial<TemplateQuery['workshop']> = {
  ...{ id: 'a', templateDesc: '', templatePic: 'default', publictemplateinfoSet: [], parts: [] },
  creator: { id: 'u1', firstName: 'Ada', lastName: 'King' },
}
const userRight = { betaUser: true, administrator: false, createWorkshop: true, licenseInfo: {} }
const answers = {
  UserRight: { userRight },
  CreateRights: { userRight },
  Template: { workshop: template },
}

/** Shows a view to a facilitator in the session. */
function show(view: ReactNode, path?: string): void {
  room.socket.state.setState({ status: 'online' })
  renderView(
    <RoomContext value={{ ...room, credentials: { ...credentials, callAs } }}>
      <RoleContext value="facilitator">{view}</RoleContext>
    </RoomContext>,
    path,
  )
}
const button = (name: string): HTMLButtonElement =>
  screen.getByText(name, { selector: 'button *' }).closest('button') as HTMLButtonElement

const workshop = { id: 'a', workshopName: 'Kick-off', isTemplate: false, retentionDays: 30 }
const source = { id: 'a', name: 'Kick-off', isTemplate: false }
const create = () => <CreateWorkshopDialog onClose={nothing} onCreated={nothing} />
const copy = () => <CreateWorkshopDialog source={source} onClose={nothing} onCreated={nothing} />
const edit = () => (
  <EditSessionDialog
    {...{ name: 'Kick-off', password: '', isTemplate: false, isCreator: true }}
    {...{ onSaved: nothing, onClose: nothing }}
  />
)
const rename = () => <RenameDialog workshop={workshop} onClose={nothing} onRenamed={nothing} />
const settings = () => (
  <SettingsPanel password="" creatorId="u1" agendaSwitch={<ShowAgendaSwitch />} onSaved={nothing} />
)

const included = 'OffInclude inputAnswers and groups come along, too.'
test.each([
  ['create', create, 'Create session', ['Session name', 'Password (optional)']],
  ['create a copy', copy, 'Create session', ['Session name', 'Password (optional)', included]],
  ['edit', edit, 'Edit session', ['Session name', 'Password (optional)']],
  ['rename', rename, 'Rename session', ['Session name']],
  ['export', () => <ExportDialog onClose={nothing} />, 'Export input', ['Activity']],
])('[M7] the dialog to %s a session', async (_what, dialog, title, fields) => {
  answerCalls(answers)
  show(dialog())
  const found = await screen.findByRole('dialog', { name: title })
  expect([...found.querySelectorAll('label')].map((label) => label.textContent)).toEqual(fields)
})

/** How many characters each field takes, by its label. */
function lengths(): Record<string, number> {
  const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[]
  return Object.fromEntries(fields.map((field) => [field.labels?.[0]?.textContent, field.maxLength]))
}

const password = { current: null }
test.each([
  ['[Z1] sign-in', () => <LoginPage />, { 'Work email': 255, Password: 255 }],
  ['[Z1] recovery', () => <ResetPage />, { 'Work email': 255 }],
  ['[Z1] joining', () => <SessionIdForm onEntered={nothing} />, { 'Session ID': 255 }],
  ['[Z1] joining', () => <JoinPassword field={password} password="" onChange={nothing} />, { Password: 255 }],
  [
    ...(['[Z2] [Z3] sign-up', () => <SignupPage />] as const),
    { 'Work email': 250, 'First name': 255, 'Last name': 255, Password: 255, 'Confirm password': 255 },
  ],
  [
    ...(['[Z2] profile', () => <EditProfileDialog account={account} onClose={nothing} />] as const),
    { 'First name': 255, 'Last name': 255 },
  ],
  [
    ...(['[Z2] new password', () => <ChangePasswordDialog onClose={nothing} />] as const),
    { 'Old password': 255, 'New password': 255, 'Confirm password': 255 },
  ],
  [
    ...(['[Z2] licence key', () => <LicenceDialog account={account} onClose={nothing} />] as const),
    { 'Licence key': 255 },
  ],
  ['[Z4] create', create, { 'Session name': 50, 'Password (optional)': 250 }],
  ['[Z4] edit', edit, { 'Session name': 50, 'Password (optional)': 250 }],
  ['[Z4] rename', rename, { 'Session name': 50 }],
  ['[Z4] settings', settings, { 'Session name': 50, Password: 255 }],
  ['[Z5] template', () => <TemplateSettings isAdministrator={false} />, { Description: 250 }],
])('%s: the fields take as many characters as the limits say', async (_what, view, expected) => {
  answerCalls(answers)
  show(view())
  await waitFor(() => expect(lengths()).toMatchObject(expected))
})

test.each([
  ['create', create, 'Password (optional)', 'Create'],
  ['edit', edit, 'Password (optional)', 'Save'],
  ['settings', settings, 'Password', null],
])('[M18] a password with a space is reported: %s', async (_where, view, label, save) => {
  const called = answerCalls(answers)
  show(view())
  fireEvent.change(await screen.findByLabelText(label), { target: { value: 'open sesame' } })
  await screen.findByText('The password cannot include spaces.')
  if (save === null) return
  fireEvent.click(button(save))
  expect(called).not.toContain('UpdateWorkshop')
  expect(called).not.toContain('CreateWorkshop')
})

test('[M9] the preview of a template offers to edit a copy of it, and to launch a session', () => {
  const launch = vi.fn(() => <p>Launching</p>)
  show(<PreviewBanner launch={launch} />)
  screen.getByText('You are in preview-mode. To make changes, press Edit to save the template to your own.')
  expect([button('Edit template').disabled, button('Launch').disabled]).toEqual([false, false])
  fireEvent.click(button('Launch'))
  screen.getByText('Launching')
})

const ofPerson = ['Edit profile', 'Edit licence', 'Account settings', 'Help']
test.each([
  [
    'the dashboard',
    () => <DashboardProfileMenu account={account} />,
    ['Home', 'Create session', 'Join a session', ...ofPerson, 'Logout'],
  ],
  [
    'a session',
    () => (
      <SessionProfileMenu account={account}>
        <SessionMenuItems
          {...{ isTemplate: false, mayBuild: true, hasDetails: true }}
          {...{ onDialog: nothing, onEdit: nothing, onPeople: nothing }}
        />
      </SessionProfileMenu>
    ),
    [
      ...[
        'Edit session',
        'Invite participants',
        'See participant view',
        'Export…',
        'My answers',
        'Dashboard',
      ],
      ...['Create session', ...ofPerson, 'Logout'],
    ],
  ],
])('[M5] the profile menu in %s', async (_where, menu, entries) => {
  show(menu())
  fireEvent.click(screen.getByLabelText(`Profile menu of ${account.firstName} ${account.lastName}`))
  const found = await screen.findAllByRole('menuitem')
  expect(found.map(({ textContent }) => textContent)).toEqual(entries)
})

test('[M6] the editor has two tabs, and the settings name, ID, password, agenda and experiments', async () => {
  answerCalls(answers)
  show(<EditorPanel settings={settings()} loading={null} onClose={nothing} />, '/workshop/dialogs2')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Edit activity',
    'Settings',
  ])
  fireEvent.click(screen.getByRole('tab', { name: 'Settings' }))
  expect(await screen.findByLabelText<HTMLInputElement>('Session ID')).toMatchObject({
    ...{ value: 'dialogs2', readOnly: true },
  })
  for (const label of ['Session name', 'Password']) screen.getByLabelText(label)
  screen.getByText('Show Agenda to Participants')
  await screen.findByRole('region', { name: 'Preview of new Features (Beta)' })
})

test('[M21] deleting an activity is asked about', async () => {
  const part = agendaPart('one', { partName: 'Ideas' })
  const acts = { parts: [part], isConnected: true, whyNot: null } as unknown as AgendaActs
  show(<PartMenu {...{ part, acts }} position={0} isPresented={false} choices={[]} />)
  fireEvent.click(screen.getByLabelText('Actions for Ideas'))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Are you sure you want to delete this activity?',
  })
  expect(dialog.textContent).toContain(
    'This will permanently delete the activity and any input will be lost.',
  )
})
