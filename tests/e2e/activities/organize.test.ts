import { beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { late, saved } from '../support/people/acts.ts'
import { callKept } from '../support/looking/kept.ts'
import { drag, fingers, said } from '../support/kinds/groups.ts'
import { holds, item, moveByMenu, section } from '../support/kinds/organize.ts'
import { keepsPage, pageKept, phone } from '../support/browser/devices.ts'
import type { Device } from '../support/browser/devices.ts'
import { votingRoom } from '../support/sessions/votingRoom.ts'
import type { VotingRoom } from '../support/sessions/votingRoom.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('organize')
/** A facilitator at a laptop; participants with a phone and a tablet; the room's screen. */
let ana: Device, bo: Device, cy: Device, room: Device
let all: VotingRoom

const named = ['Start', 'Stop', 'Continue']
const button = (where: Page | Locator, name: string) => where.getByRole('button', { name, exact: true })

beforeAll(async () => {
  all = await votingRoom(stage, { ...phone, ...keepsPage })
  ;({ ana, bo, cy, room } = all)
  await ana.page.goto(`/workshop/${all.workshopId}/create`)
})

/** Pastes lines into the field that has the focus. */
async function paste({ page, context }: Device, lines: readonly string[]): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'))
  await page.keyboard.press('Control+v')
}

test('[OR1] [OR2] [OR3] a facilitator makes Organize, and fills its sections and items by typing and pasting lines', async () => {
  const { page } = ana
  await page.getByRole('button', { name: /Organize/ }).click()
  await page.waitForURL(/\/organize\/[\w-]+\/board$/)
  await page.getByText('No sections yet', { exact: true }).waitFor()
  await button(page, 'Add section').click()
  const first = page.getByRole('textbox', { name: 'Text of Section 1' })
  await first.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Control+a')
  await paste(ana, named)
  for (const name of named) await section(page, name).waitFor()

  const box = page.getByRole('textbox', { name: 'Your item' })
  await box.click()
  await page.keyboard.type('Quiet mornings')
  await page.keyboard.press('Enter')
  await item(section(page, 'Unsorted'), 'Quiet mornings').waitFor()
  await box.click()
  await paste(ana, ['Late meetings', 'Pairing', 'Free fruit', 'Slow builds'])
  await button(page, 'Make 4 items of them').click()
  await holds(page, 'Unsorted', ['Quiet mornings', 'Late meetings', 'Pairing', 'Free fruit', 'Slow builds'])

  // Beside the editor, the acts on selected items are one row.
  await button(page, 'Select').click()
  const acts = page.getByRole('toolbar', { name: 'Selected items' }).getByRole('button')
  const tops = await acts.evaluateAll((each) => each.map((act) => act.getBoundingClientRect().top))
  expect([tops.length, new Set(tops).size]).toEqual([6, 1])
  await button(page, 'Done').click()
})

test('[OR5] [OR6] a facilitator alone sorts, by drag and by keys; participants and the room see it at once', async () => {
  const { page } = ana
  await all.present()
  await button(bo.page, 'Unsorted, 5 items').waitFor(late)
  await section(cy.page, 'Unsorted').waitFor(late)
  expect(await button(cy.page, 'Actions for item: Pairing').count()).toBe(0)

  expect(await drag(page, item(page, 'Late meetings'), section(page, 'Stop'))).toBe('Move to “Stop”')
  await said(page, '“Late meetings” moved to Stop')
  await item(page, 'Pairing').focus()
  await page.keyboard.press('3')
  await said(page, '“Pairing” moved to Continue')
  // The focus goes on to the next item, so that the next key sorts that.
  await item(page, 'Free fruit').and(page.locator(':focus')).waitFor()
  await page.keyboard.press('1')
  for (const one of [ana, cy]) {
    await holds(one.page, 'Stop', ['Late meetings'])
    await holds(one.page, 'Continue', ['Pairing'])
    await holds(one.page, 'Start', ['Free fruit'])
  }
  await button(bo.page, 'Stop, 1 item').tap()
  await holds(bo.page, 'Stop', ['Late meetings'])
  await room.page.getByText('Late meetings').waitFor()
  await button(page, 'Undo').first().click()
  await holds(page, 'Unsorted', ['Quiet mornings', 'Free fruit', 'Slow builds'])
})

test('[OR5] where everyone sorts, a move made offline arrives, and one that came second shows both places', async () => {
  await ana.page.getByRole('radio', { name: 'Everyone sorts', exact: true }).click()
  await button(bo.page, 'Unsorted, 3 items').tap()
  for (const one of [bo, cy]) await button(one.page, 'Actions for item: Free fruit').waitFor(late)

  const finger = await fingers(cy.page)
  expect(await finger.drag(item(cy.page, 'Slow builds'), section(cy.page, 'Stop'))).toBe('Move to “Stop”')
  await holds(ana.page, 'Stop', ['Late meetings', 'Slow builds'])

  await pageKept(bo.page)
  await bo.goOffline()
  await moveByMenu(bo.page, 'Free fruit', 'Start')
  await moveByMenu(bo.page, 'Quiet mornings', 'Start')
  await button(bo.page, 'Start, 2 items').tap()
  await holds(bo.page, 'Start', ['Free fruit', 'Quiet mornings'])
  for (const text of ['Free fruit', 'Quiet mornings']) await callKept(bo.page, text)
  await finger.drag(item(cy.page, 'Quiet mornings'), section(cy.page, 'Continue'))
  await holds(ana.page, 'Continue', ['Pairing', 'Quiet mornings'])
  await bo.goOnline()
  for (const one of [ana, cy])
    await expect.poll(() => item(section(one.page, 'Start'), 'Free fruit').count(), late).toBe(1)

  const notice = bo.page.getByRole('alert').filter({ hasText: '“Quiet mornings” was not moved.' })
  await notice.getByText('moved this item to “Continue”, so it was not moved to “Start”').waitFor(late)
  await button(notice, 'Move to Start').tap()
  await notice.waitFor({ state: 'detached' })
  for (const one of [ana, cy]) {
    await holds(one.page, 'Start', ['Free fruit', 'Quiet mornings'])
    await holds(one.page, 'Continue', ['Pairing'])
  }
  await saved(bo.page)
  expect([ana.errors, bo.errors, cy.errors, room.errors]).toEqual([[], [], [], []])
})
