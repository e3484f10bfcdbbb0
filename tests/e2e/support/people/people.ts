import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { createCredentials } from '#api/signIn/createCredentials.ts'
import type { Credentials } from '#api/signIn/createCredentials.ts'
import { CreateWorkshopDocument } from '#api/operations/template.ts'
import { CreatePartAndTypeDocument } from '#api/operations/part.ts'
import { AddFacilitatorsDocument, ConfirmFacilitatorDocument } from '#api/operations/invitation.ts'
import { UpdateUserDocument } from '#api/operations/account.ts'
import { CreateUserDocument } from '#api/operations/signUp.ts'
import { memoryStorage } from '#api/storage.ts'
import type { TextStorage } from '#api/storage.ts'
import { contents } from '#domain/workshop/content.ts'

/**
 * What most tests begin with, made by the calls that the screens make, so that a test spends its time on what it is about. The screens
 * of these steps have tests of their own: mainStory, publicRoutes, dashboard, shell.
 */

const password = 'correct horse 7'

/** A person with an account, as the tests go on with it. */
export interface Signed {
  email: string
  password: string
  /** Calls in this person's name. */
  credentials: Credentials
}

export interface BuiltSession {
  workshopId: string
  /** Path of the brainstorm. */
  path: string
}

/** Signs somebody up and in on this device, and leaves the page empty. */
export async function signedIn(page: Page, firstName = 'Ana'): Promise<Signed> {
  const { credentials, storage } = await sessionFor(page)
  const email = `${firstName.toLowerCase()}-${randomUUID()}@example.org`
  await credentials.callAs(CreateUserDocument, { email, password }, null)
  const { userId } = await credentials.signIn(email, password)
  await credentials.callAs(UpdateUserDocument, { userId, firstName }, credentials.accountIdentity())
  credentials.renameAccount({ firstName, lastName: '' })
  await keepOn(page, storage)
  return { email, password, credentials }
}

/** Signs somebody in on this device who has an account already. */
export async function signedInAs(page: Page, email: string, withPassword = password): Promise<void> {
  const { credentials, storage } = await sessionFor(page)
  await credentials.signIn(email, withPassword)
  await keepOn(page, storage)
}

/** A new session of somebody's with nothing in its agenda; its id. */
export async function emptySession(
  { credentials }: Signed,
  { name = 'Kick-off', password: workshopPassword = '' } = {},
): Promise<string> {
  const input = { workshopName: name, ...(workshopPassword ? { password: workshopPassword } : {}) }
  const { createWorkshop } = await credentials.callAs(
    CreateWorkshopDocument,
    input,
    credentials.accountIdentity(),
  )
  return createWorkshop.workshop?.id ?? ''
}

/** A new session of somebody's with one brainstorm; nothing is opened. */
export async function builtSession(
  signed: Signed,
  options: { name?: string; password?: string } = {},
): Promise<BuiltSession> {
  const workshopId = await emptySession(signed, options)
  return { workshopId, path: await brainstormAdded(signed, workshopId) }
}

/** A brainstorm more in somebody's session; its path. */
export async function brainstormAdded({ credentials }: Signed, workshopId: string): Promise<string> {
  const { createPartAndType } = await credentials.callAs(
    CreatePartAndTypeDocument,
    { commonInfoData: { workshop: workshopId }, title: 'Brainstorm', type: contents.brainstorm },
    credentials.accountIdentity(),
  )
  return `/workshop/${workshopId}/brainstorm/${createPartAndType.part?.objectId}`
}

/** Somebody signed in, at the brainstorm of a new session of theirs, with the editor beside it as after making it. */
export async function atBrainstorm(
  page: Page,
  { firstName = 'Ana', ...options }: { firstName?: string; name?: string; password?: string } = {},
): Promise<Signed & BuiltSession> {
  const signed = await signedIn(page, firstName)
  const built = await builtSession(signed, options)
  await page.evaluate(() => localStorage.setItem('plenum.sidePanel', 'editor'))
  await page.goto(built.path)
  await page.getByRole('textbox', { name: 'Your answer' }).waitFor()
  return { ...signed, ...built }
}

/** Somebody signed in on this device who is a facilitator of another's session too. */
export async function coFacilitator(
  page: Page,
  { credentials }: Signed,
  workshopId: string,
  firstName = 'Ben',
): Promise<Signed> {
  const signed = await signedIn(page, firstName)
  const invited = { workshopId, invitees: [signed.email] }
  await credentials.callAs(AddFacilitatorsDocument, invited, credentials.accountIdentity())
  const confirmed = { workshopId, email: signed.email }
  await credentials.callAs(ConfirmFacilitatorDocument, confirmed, credentials.accountIdentity())
  return signed
}

/** A participant of a session, where the facilitator leads them. */
export async function joined(
  page: Page,
  workshopId: string,
  workshopPassword = '',
  name = '',
): Promise<void> {
  await madeMember(page, workshopId, workshopPassword, name)
  await page.goto(`/workshop/${workshopId}`)
}

/** A participant of a session who has not opened it yet. */
export async function madeMember(
  page: Page,
  workshopId: string,
  workshopPassword = '',
  name = '',
): Promise<void> {
  const { credentials, storage } = await sessionFor(page)
  await credentials.join(workshopId, workshopPassword, name)
  await keepOn(page, storage)
}

/** The page is at the address of the server, with nothing of the client in it. */
async function sessionFor(page: Page): Promise<{ credentials: Credentials; storage: TextStorage }> {
  await page.goto('/manifest.webmanifest')
  const storage = memoryStorage()
  return { credentials: createCredentials({ address: new URL(page.url()).origin, storage }), storage }
}

/** Writes what the client keeps of who is signed in, as it would have written it itself. */
async function keepOn(page: Page, storage: TextStorage): Promise<void> {
  const entries = storage.keys().map((key) => [key, storage.get(key) ?? ''] as const)
  await page.evaluate((kept) => kept.forEach(([key, value]) => localStorage.setItem(key, value)), entries)
}
