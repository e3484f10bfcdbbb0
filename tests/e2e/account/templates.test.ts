import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { answer, card, saved } from '../support/people/acts.ts'
import { builtSession, signedIn } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('templates')

/** Presses Create in the dialog and waits for the new workshop. @returns its id */
async function create(page: Page): Promise<string> {
  const before = page.url()
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
  await page.waitForURL((url) => url.href !== before && /^\/workshop\/\w+$/.test(url.pathname))
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}

async function openBrainstorm(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Agenda' }).getByRole('link', { name: 'Brainstorm' }).click()
  await page.waitForURL(/\/brainstorm\//)
}

test('[K4] [W6] a session becomes a template that others find, preview, launch part by part and copy', async () => {
  const { page } = await stage.open()
  await page.goto((await builtSession(await signedIn(page), { name: 'Lessons we learned' })).path)
  await answer(page, 'Ask earlier')
  await saved(page)
  await page.goto('/account/workshops')
  await page.getByRole('button', { name: 'Actions for Lessons we learned' }).click()
  await page.getByRole('menuitem', { name: 'Save as template…' }).click()
  const making = page.getByRole('dialog', { name: 'Create template' })
  await making.getByLabel('Template name').fill('Lessons, together')
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
  await settings.getByLabel('Public').click({ force: true })
  await settings.getByText('Everybody with an account can find it', { exact: false }).waitFor()

  // Found by its description, looked at, and nothing in it can be used.
  const { page: ben } = await stage.open()
  await signedIn(ben, 'Ben')
  await ben.goto('/account/templates')
  await ben.getByRole('searchbox').fill('KINGFISHER')
  await ben.getByRole('button', { name: 'Preview template Lessons, together' }).click()
  const dialog = ben.getByRole('dialog', { name: 'Lessons, together' })
  await dialog.getByText('What an incident taught us, kingfisher edition.').waitFor()
  await dialog.getByText('Risk', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await ben.getByText('You are in preview-mode.', { exact: false }).waitFor()
  await openBrainstorm(ben)
  await ben.getByRole('region', { name: 'Preview' }).waitFor()
  await ben.getByRole('heading', { name: 'Question #1' }).waitFor()
  expect(await ben.getByRole('textbox', { name: 'Your answer' }).count()).toBe(0)

  // Launched without what stands in it.
  await ben.getByRole('button', { name: 'Launch' }).click()
  const launching = ben.getByRole('dialog', { name: 'Create session' })
  await launching.getByLabel('Input of Brainstorm').selectOption({ label: 'Headings only' })
  await create(ben)
  await ben.getByRole('button', { name: 'Invite', exact: true }).waitFor()
  await openBrainstorm(ben)
  await ben.getByRole('textbox', { name: 'Your answer' }).waitFor()
  expect(await card(ben, 'Ask earlier').count()).toBe(0)

  // Edited as a copy of one's own, with what stands in it; the original stays as it is.
  await ben.goto(`/workshop/${templateId}`)
  await ben.getByRole('button', { name: 'Edit template' }).click()
  await ben.getByRole('button', { name: 'New activity' }).waitFor()
  expect(ben.url()).not.toContain(templateId)
  await openBrainstorm(ben)
  await card(ben, 'Ask earlier').waitFor()
})
