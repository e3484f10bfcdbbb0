import type { Page } from 'playwright-core'
import { answer, card } from '../people/acts.ts'
import { present } from './brainstorm.ts'
import { laptop, phone } from '../browser/devices.ts'
import type { Device, Screen } from '../browser/devices.ts'
import { builtSession, coFacilitator, joined, signedIn } from '../people/people.ts'
import type { Signed } from '../people/people.ts'

export interface AnswerRoom {
  workshopId: string
  /** A facilitator in the brainstorm, who came from the lobby. */
  ana: Page
  /** A facilitator beside Ana, in the lobby. */
  ben: Page
  /** Calls in Ben's name. */
  benSigned: Signed
  /** A participant. */
  bo: Page
}

/** Two facilitators and a participant, with an answer that everyone sees. */
export async function answerRoom(
  open: (screen?: Screen) => Promise<Device>,
  text: string,
): Promise<AnswerRoom> {
  const [{ page: ana }, { page: ben }, { page: bo }] = [
    await open(laptop),
    await open(laptop),
    await open(phone),
  ]
  const signed = await signedIn(ana)
  const { workshopId } = await builtSession(signed)
  const benSigned = await coFacilitator(ben, signed, workshopId)
  const lobby = `/workshop/${workshopId}`
  await Promise.all([ana.goto(lobby), ben.goto(lobby), joined(bo, workshopId)])
  await enterBrainstorm(ana)
  await present(ana)
  await answer(ana, text)
  await ana.getByRole('button', { name: 'Show answers', exact: true }).click()
  await card(bo, text).waitFor()
  return { workshopId, ana, ben, benSigned, bo }
}

/** From the lobby into the brainstorm. */
export async function enterBrainstorm(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Brainstorm/ }).click()
  await page.waitForURL(/\/brainstorm\//)
}

/** A facilitator shows an answer to everyone, and this participant sees it. */
export async function presentAnswer(page: Page, bo: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: `Open answer: ${text}` }).click()
  await page.getByRole('button', { name: 'Present to all' }).click()
  await page.getByText('Everyone sees this answer now.').waitFor()
  await bo.getByRole('dialog').getByText('The facilitator shows this answer to everyone.').waitFor()
}

/** Leaves for the lobby past the open dialog, as a browser in which no page can keep Back from leaving it. */
export async function leaveForLobby(page: Page): Promise<void> {
  await page.evaluate(() => history.back())
  await page.waitForURL(/\/workshop\/\w+$/)
}

/** The changes of the shared state that a page asks for from now on. */
export function stateChanges(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('mutation UpdateState(')) asked.push(body)
  })
  return asked
}
