import { beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { signUpCalls } from '#support/calls/calls.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import { startSession } from '#support/calls/session.ts'
import { saved } from '../support/people/acts.ts'
import { openDevice, phone } from '../support/browser/devices.ts'
import type { Device } from '../support/browser/devices.ts'
import { joined, signedInAs } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const answers = [
  ...['Shorter meetings please', 'fewer meetings', 'no meeting without agenda', 'meetings drag on too long'],
  ...[
    'better coffee',
    'coffee machine on floor 3',
    'cheaper lunch',
    'vegetarian lunch',
    'Fresh fruit for a snack',
  ],
  ...['It is so noisy', 'quiet rooms', 'noise cancelling headphones', 'hard to concentrate with the noise'],
  ...['new laptops', 'two screens', 'faster computers', 'my laptop crashes'],
  ...['Open windows', 'fix the air conditioning', 'freezing in winter', 'too hot in summer'],
  ...['bike parking', 'free bus pass', 'showers for people who cycle', 'bike repair kit'],
  ...['more plants', 'colour on the walls', 'a dog', 'everything is fine', 'Plants and art on the walls'],
]

const stage = setStage('cloudAndSuggestions')
let ana: Device
let bo: Device

beforeAll(async () => {
  const email = uniqueEmail('ana')
  const facilitator = await signUpCalls(stage.plenum, email)
  const session = await startSession(stage.plenum, facilitator, 'Better office')
  for (const text of answers) await session.answer(facilitator, text)
  ana = await openDevice(stage.browser, stage.plenum.url)
  bo = await openDevice(stage.browser, stage.plenum.url, phone)
  await signedInAs(ana.page, email, 'correct horse 9')
  await ana.page.goto(`/workshop/${session.workshopId}/brainstorm/${session.objectId}`)
  await joined(bo.page, session.workshopId)
})

const suggestionsOf = (page: Page): Locator => page.getByRole('region', { name: 'Suggested groups' })
const cardsOf = (page: Page): Locator => suggestionsOf(page).locator('[data-row]')

async function waitForCount(items: Locator, count: number): Promise<void> {
  await expect.poll(() => items.count()).toBe(count)
}

test('[G6] a facilitator accepts one suggested group and rejects another; one undo reverts what was accepted; all of it offline too', async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Groups', exact: true }).click()
  await page.getByRole('button', { name: 'Suggest groups' }).click()
  await cardsOf(page).first().waitFor()
  const found = await cardsOf(page).count()
  expect(found).toBeGreaterThan(3)

  // A suggestion is renamed, one answer is taken out, and it is accepted: the remaining answers become a group.
  const first = cardsOf(page).first()
  const members = await first.getByRole('listitem').allInnerTexts()
  await first.getByRole('textbox', { name: 'Group name' }).fill('My own words')
  await first.getByRole('button', { name: `Take out: ${members[0] ?? ''}` }).click()
  await waitForCount(first.getByRole('listitem'), members.length - 1)
  await page.getByRole('button', { name: 'Accept: My own words' }).click()
  await waitForCount(cardsOf(page), found - 1)
  const group = page.getByRole('region', { name: 'My own words' })
  for (const member of members.slice(1)) await group.getByText(member, { exact: true }).first().waitFor()
  expect(await group.getByText(members[0] ?? '', { exact: true }).count()).toBe(0)
  // The focus has moved to the next suggestion.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Accept')

  // A rejected suggestion disappears and makes no group.
  await cardsOf(page)
    .first()
    .getByRole('button', { name: /^Reject/ })
    .click()
  await waitForCount(cardsOf(page), found - 2)

  // One undo removes the group; its answers are ungrouped and can be suggested again.
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await group.waitFor({ state: 'detached' })
  await waitForCount(cardsOf(page), found - 1)

  // Accepting all suggestions is one undo step as well.
  await page.getByRole('button', { name: /^Accept all/ }).click()
  await waitForCount(cardsOf(page), 0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await waitForCount(cardsOf(page), found - 1)
  await page.getByText('No groups yet').waitFor()

  // Offline too.
  await saved(page)
  await ana.goOffline()
  await page.getByRole('button', { name: 'Suggest again' }).click()
  await cardsOf(page).first().waitFor()
  await page.getByRole('button', { name: /^Accept all/ }).click()
  await waitForCount(cardsOf(page), 0)
  await page.getByText('No more suggestions').waitFor()
  await page.getByRole('button', { name: 'Suggest again' }).click()
  await page.getByText('Nothing to suggest').waitFor()
  await ana.goOnline()
  await saved(page)
  await page.getByRole('button', { name: 'Close suggestions' }).click()
  await suggestionsOf(page).waitFor({ state: 'detached' })
})

test('a presented word cloud shows participants the words of visible answers only, with their counts', async () => {
  await ana.page.getByRole('button', { name: 'Word Cloud', exact: true }).click()
  const cloud = (page: Page): Locator => page.getByRole('img', { name: /^Word cloud of/ })
  await cloud(ana.page).locator('text').first().waitFor()
  await ana.page.getByRole('button', { name: 'Present', exact: true }).click()
  await bo.page.waitForURL(/\/brainstorm\//)
  await bo.page.getByText('No words yet').waitFor()
  await ana.page.getByRole('button', { name: 'Show answers' }).click()
  for (const { page } of [ana, bo]) {
    await cloud(page).locator('text').first().waitFor()
    const row = page.getByRole('row').filter({ hasText: 'lunch' })
    await row.waitFor()
    await expect.poll(() => row.getByRole('cell').allInnerTexts()).toEqual(['lunch', '2'])
    expect(await page.getByRole('cell', { name: /^(the|is|on|please)$/ }).count()).toBe(0)
  }

  // Arrow keys move from word to word; each is announced with its count.
  await cloud(ana.page).focus()
  await ana.page.keyboard.press('ArrowRight')
  await ana.page.getByText(/: in \d answers$/).waitFor()

  await bo.page.getByRole('button', { name: 'Back to answers' }).click()
  await bo.page.getByRole('article').first().waitFor()
  expect([...ana.errors, ...bo.errors]).toEqual([])
})
