import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { limits } from '#domain/limits.ts'
import { answer, card, saved } from '../support/acts.ts'
import { findings } from '../support/axe.ts'
import { builtSession, signedIn } from '../support/ready.ts'
import type { Signed } from '../support/ready.ts'
import { sharedTemplates } from '../support/sharedTemplates.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('templates')

const banner = 'You are in preview-mode. To make changes, press Edit to save the template to your own.'

/** A person with an account, on a laptop. */
async function somebody(name: string): Promise<{ page: Page; signed: Signed }> {
  const { page } = await stage.open()
  return { page, signed: await signedIn(page, name) }
}

function workshopIdOf(page: Page): string {
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}

/** Presses Create in the dialog and waits for the new workshop. @returns its id */
async function create(page: Page): Promise<string> {
  const before = page.url()
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
  await page.waitForURL((url) => url.href !== before && /^\/workshop\/\w+$/.test(url.pathname))
  return workshopIdOf(page)
}

/** Opens an activity from the agenda. */
async function openActivity(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Agenda' }).getByRole('link', { name }).click()
  await page.waitForURL(/\/brainstorm\//)
}

async function search(page: Page, wanted: string): Promise<void> {
  await page.goto('/account/templates')
  await page.getByRole('searchbox').or(page.getByLabel('Search templates')).first().fill(wanted)
}

test('[K4, W6] a session becomes a template that others find, preview, launch part by part and copy', async () => {
  const { page, signed } = await somebody('Ana')
  await page.goto((await builtSession(signed, { name: 'Lessons we learned' })).path)
  await answer(page, 'Ask earlier')
  await saved(page)

  await page.goto('/account/workshops')
  await page.getByRole('button', { name: 'Actions for Lessons we learned' }).click()
  await page.getByRole('menuitem', { name: 'Save as template…' }).click()
  const making = page.getByRole('dialog', { name: 'Create template' })
  await making.getByLabel('Template name').fill('')
  expect(await making.getByRole('button', { name: 'Create', exact: true }).isDisabled()).toBe(true)
  await making.getByLabel('Template name').fill('Lessons, together')
  await making.getByLabel('Password (optional)').fill('two words')
  await making.getByText('The password cannot include spaces.').waitFor()
  await making.getByLabel('Password (optional)').fill('')
  await making.getByLabel('Include input').check({ force: true })
  const templateId = await create(page)

  // Its owner edits it and launches it; there is no room to present to or to invite into.
  await page.getByRole('button', { name: 'Launch' }).waitFor()
  for (const name of ['Invite', 'Present', 'Follow me'])
    expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Edit', exact: true, expanded: false }).click()
  await page.getByRole('tab', { name: 'Settings' }).click()
  const settings = page.getByRole('region', { name: 'Template' })
  await settings.getByLabel('Description').fill('What an incident taught us, kingfisher edition.')
  await settings.getByRole('radio', { name: 'Picture 7' }).check({ force: true })
  await settings.getByRole('list', { name: 'Suggested categories' }).getByText('risk').click()
  await settings.getByRole('button', { name: 'Remove risk' }).waitFor()
  expect(await settings.getByLabel('Official').count()).toBe(0)

  // Private: nobody else finds it, or comes in.
  const ben = await somebody('Ben')
  await search(ben.page, 'kingfisher')
  await ben.page.getByText('No template has “kingfisher” in its name or description').waitFor()
  await ben.page.goto(`/workshop/${templateId}`)
  await ben.page.waitForURL(/\/join\//)

  await settings.getByLabel('Public').click({ force: true })
  await settings.getByText('Everybody with an account can find it', { exact: false }).waitFor()
  expect(await findings(page, 'template settings')).toEqual([])

  // Public: found by its description, looked at, and nothing in it can be used.
  await search(ben.page, 'KINGFISHER')
  await ben.page.getByRole('button', { name: 'Preview template Lessons, together' }).click()
  const dialog = ben.page.getByRole('dialog', { name: 'Lessons, together' })
  await dialog.getByText('What an incident taught us, kingfisher edition.').waitFor()
  await dialog.getByText('1 activity').waitFor()
  expect(await dialog.getByText('Risk', { exact: true }).count()).toBe(1)
  expect(await findings(ben.page, 'template dialog')).toEqual([])
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await ben.page.getByText(banner).waitFor()
  expect(await findings(ben.page, 'preview mode')).toEqual([])
  await openActivity(ben.page, 'Brainstorm')
  await ben.page.getByRole('region', { name: 'Preview' }).waitFor()
  await ben.page.getByRole('heading', { name: 'Question #1' }).waitFor()
  expect(await ben.page.getByRole('textbox', { name: 'Your answer' }).count()).toBe(0)

  // Launched without what stands in it.
  await ben.page.getByRole('button', { name: 'Launch' }).click()
  const launching = ben.page.getByRole('dialog', { name: 'Create session' })
  await launching.getByLabel('Input of Brainstorm').selectOption({ label: 'Headings only' })
  expect(await findings(ben.page, 'create from a template')).toEqual([])
  await launching.getByLabel('Session name').fill('Lessons of March')
  await create(ben.page)
  await ben.page.getByRole('button', { name: 'Invite', exact: true }).waitFor()
  await ben.page.getByRole('tab', { name: 'Settings' }).waitFor()
  await openActivity(ben.page, 'Brainstorm')
  await ben.page.getByRole('textbox', { name: 'Your answer' }).waitFor()
  expect(await card(ben.page, 'Ask earlier').count()).toBe(0)

  // Edited as a copy of one's own, with what stands in it; the original stays as it is.
  await ben.page.goto(`/workshop/${templateId}`)
  await ben.page.getByRole('button', { name: 'Edit template' }).click()
  await ben.page.getByRole('button', { name: 'New activity' }).waitFor()
  expect(workshopIdOf(ben.page)).not.toBe(templateId)
  await openActivity(ben.page, 'Brainstorm')
  await card(ben.page, 'Ask earlier').waitFor()
})

test('[K4] an excluded activity is not copied, and input is copied only when asked for', async () => {
  const { page } = await somebody('Kim')
  await page.goto('/account/library')
  await page.getByRole('button', { name: 'Preview template Customer journey' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create session' }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Include The journey' }).uncheck()
  await create(page)
  const agenda = page.getByRole('navigation', { name: 'Agenda' })
  await agenda.getByRole('link', { name: 'Where to begin' }).waitFor()
  expect(await agenda.getByRole('link', { name: 'The journey' }).count()).toBe(0)
  await openActivity(page, 'Where to begin')
  await answer(page, 'At the door')
  await saved(page)

  await page.goto('/account/workshops')
  await page.getByRole('button', { name: 'Actions for Customer journey' }).click()
  await page.getByRole('menuitem', { name: 'Create session from it…' }).click()
  await page.getByRole('dialog').getByLabel('Session name').fill('Second round')
  await create(page)
  await openActivity(page, 'Where to begin')
  await page.getByRole('textbox', { name: 'Your answer' }).waitFor()
  expect(await card(page, 'At the door').count()).toBe(0)
})

test('[W8] popular templates start with official ones, the top of the library repeats none, and a stranger’s template needs uses', async () => {
  const { usesToBePopular } = limits
  const uses = { 'Heron by Bo': usesToBePopular + 1, 'Crow by Bo': usesToBePopular - 1 }
  await sharedTemplates(stage.plenum, uses)
  const { page } = await somebody('Lea')
  const popular = page.getByRole('region', { name: 'Popular templates' }).getByRole('article')
  const top = page.getByRole('region', { name: 'Top of the library' }).getByRole('listitem')
  // A newly started server adds the official ones one by one.
  const hasTwo = async (): Promise<boolean> => {
    await page.goto('/account')
    await top.first().waitFor()
    return (await popular.filter({ hasText: 'Official' }).count()) > 1
  }
  await expect.poll(hasTwo, { timeout: 30_000 }).toBe(true)
  const isOfficial = (await popular.allTextContents()).map((text) => text.includes('Official'))
  expect(isOfficial.slice(0, 2)).toEqual([true, true])
  expect(isOfficial).toEqual(isOfficial.toSorted((a, b) => Number(b) - Number(a)))
  const names = await popular.getByRole('button').allTextContents()
  const topNames = (await top.allTextContents()).map((text) => text.replace(/(Used|Not used).*$/, ''))
  expect(topNames.filter((name) => names.includes(name))).toEqual([])
  expect([...names, ...topNames]).toContain('Heron by Bo')
  expect([...names, ...topNames]).not.toContain('Crow by Bo')
  await page.getByRole('navigation').getByRole('link', { name: 'Library' }).click()
  await page.getByRole('button', { name: 'Preview template Crow by Bo' }).waitFor()
})
