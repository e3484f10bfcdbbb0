import { beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { late } from '../support/people/acts.ts'
import { holds, organizeAdded, section } from '../support/kinds/organize.ts'
import { findings, looks } from '../support/looking/axe.ts'
import { keepsPage, phone, usedKept } from '../support/browser/devices.ts'
import type { Device } from '../support/browser/devices.ts'
import { votingRoom } from '../support/sessions/votingRoom.ts'
import type { VotingRoom } from '../support/sessions/votingRoom.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('organizeVotes')
/** A facilitator at a laptop; participants with a phone and a tablet; the room's screen. */
let ana: Device, bo: Device, cy: Device, room: Device
let all: VotingRoom

const items = ['Late supplier', 'New market', 'Old servers', 'Rumours']
const [supplier = '', market = '', servers = '', rumours = ''] = items
const button = (where: Page | Locator, name: string) => where.getByRole('button', { name, exact: true })
/** The item that a person places now. */
const placing = (page: Page, text: string) => page.getByRole('article', { name: text, exact: true })
/** An item in the results. */
const agreed = (page: Page, text: string | RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: text, exact: true }) })

beforeAll(async () => {
  all = await votingRoom(stage, { ...phone, ...keepsPage })
  ;({ ana, bo, cy, room } = all)
  const organize = await organizeAdded(all.signed, all.workshopId, ['Risk', 'Chance', 'Noise'])
  await organize.filled(null, [supplier, market, servers])
  await organize.filled('Noise', [rumours])
  await ana.page.evaluate(() => localStorage.setItem('plenum.sidePanel', 'editor'))
  await ana.page.goto(organize.path)
})

test('[OR5] [OR7] [J1] everyone is to sort for themselves: they place items one by one, and nobody sees where', async () => {
  await ana.page.getByRole('radio', { name: 'Everyone sorts for themselves', exact: true }).click()
  await ana.page.getByRole('region', { name: 'Voting', exact: true }).waitFor()
  await all.present()
  for (const { page } of [bo, cy]) await placing(page, supplier).waitFor(late)
  await room.page.getByText('Everyone sorts for themselves').waitFor()
  await room.page.getByText('0/2 voted').waitFor()
  await section(ana.page, 'Noise').getByText(rumours).waitFor()
  expect(await room.page.getByText(rumours).count()).toBe(0)

  const { page } = cy
  // A key places the item that is open, as a button does, and says what comes next.
  await page.keyboard.press('1')
  await page.getByText(`${supplier}: Risk. Next: ${market}`).waitFor({ state: 'attached' })
  await page.keyboard.press('2')
  await placing(page, servers).waitFor()
  await page.keyboard.press('3')
  await placing(page, rumours).waitFor()
  await button(page, 'Undecided').tap()
  await page.getByText('4 of 4 placed').waitFor()
  await button(page, 'Vote').tap()
  await room.page.getByText('1/2 voted').waitFor(late)
  await button(ana.page, 'Results').click()
  await ana.page.getByText('Nobody sees a total before, you neither.').waitFor()
  await button(ana.page, 'Sort').click()
})

test('[C1] [OR7] what is placed and voted offline survives a reload, and counts once its device is back', async () => {
  const { page } = bo
  await usedKept(page)
  await bo.goOffline()
  for (const [text, name] of [
    [supplier, 'Risk'],
    [market, 'Chance'],
    [servers, 'Risk'],
  ] as const) {
    await placing(page, text).waitFor()
    await button(page, name).tap()
  }
  await placing(page, rumours).waitFor()
  await button(page, 'Back').tap()
  await placing(page, servers).waitFor()
  expect(await button(page, 'Risk').getAttribute('aria-pressed')).toBe('true')
  // One that is left open does not count, and keeps nobody from voting.
  await button(page, 'Vote').tap()
  await button(page, 'Overview').tap()
  await button(page, `${servers}: Risk, On its way. Change`).waitFor()
  await page.reload()
  await button(page, 'Overview').tap(late)
  await button(page, `${servers}: Risk, On its way. Change`).waitFor(late)
  await bo.goOnline()
  await room.page.getByText('2/2 voted').waitFor(late)
  await button(page, `${rumours}: Not placed yet. Change`).waitFor()
})

test('[BT6] [BT18] [OR8] 3, 2, 1: every screen shows how far people agree, the most disputed first', async () => {
  const closing = ana.page.getByRole('region', { name: 'Voting', exact: true })
  const countdown = ({ page }: Device) => page.locator('[data-closing]').waitFor()
  await Promise.all([countdown(bo), countdown(room), button(closing, 'Close and show').click()])
  for (const { page } of [ana, bo, cy]) {
    await page.waitForURL(/\/results$/)
    await agreed(page, supplier).getByText('2 of 2: Risk').waitFor(late)
    await agreed(page, servers).getByText('1 of 2 each: Risk, Noise').waitFor()
    await agreed(page, rumours).getByText('1 is undecided').waitFor()
  }
  const shown = room.page.getByRole('article')
  await shown.filter({ hasText: servers }).getByText('1 of 2 each: Risk, Noise').waitFor()
  await shown.first().filter({ hasText: rumours }).waitFor()
  expect(await findings(ana.page, 'results')).toEqual([])
  expect(await findings(room.page, 'results', looks.side.slice(0, 1))).toEqual([])
})

test('[OR8] [S6] “Discuss these” shows a disputed item to everyone, with how far people agree about it', async () => {
  await button(ana.page, `Present to everyone: ${servers}`).click()
  for (const { page } of [bo, cy]) {
    const dialog = page.getByRole('dialog')
    await dialog.getByText('1 of 2 each: Risk, Noise').waitFor()
  }
  const presented = room.page.getByRole('region', { name: 'Presented item' })
  await presented.getByText(servers).waitFor()
  await room.page.getByText('1 of 2 each: Risk, Noise').waitFor()
  await ana.page.keyboard.press('Escape')
  for (const { page } of [ana, bo, cy]) await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('[OR9] a slider says what accepting would move; it is done in one step, which one undo takes back', async () => {
  const { page } = ana
  const slider = page.getByRole('slider', { name: /^Accept from this agreement on/ })
  await page.getByText('2 items move into the section that most chose.').waitFor()
  await slider.press('End')
  await button(page, 'Accept above 100 %').click()
  await agreed(page, market).getByText('Is in Chance').waitFor()
  await button(page, 'Sort').click()
  await holds(page, 'Risk', [supplier])
  await holds(page, 'Chance', [market])
  // Participants see the board again: nobody sorts any more.
  await button(cy.page, 'Sort').tap()
  await holds(cy.page, 'Risk', [supplier])
  await holds(cy.page, 'Noise', [rumours])
  await button(page, 'Undo').first().click()
  for (const one of [page, cy.page]) await holds(one, 'Unsorted', [supplier, market, servers])
  expect([ana, bo, cy, room].flatMap(({ errors }) => errors)).toEqual([])
})
