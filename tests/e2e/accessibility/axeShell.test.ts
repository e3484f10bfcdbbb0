import { expect, test } from 'vitest'
import { calledHere } from '../support/acts.ts'
import { findings, looks } from '../support/axe.ts'
import { builtSession, joined, signedIn } from '../support/ready.ts'
import { setOwnStage } from '../support/stage.ts'

const stage = setOwnStage('axeShell', { BETA: 'true' })

test('axe finds nothing serious in the panels and dialogs of a facilitator', async () => {
  const { page } = await stage.open()
  const found: string[] = []
  const dialog = page.getByRole('dialog')
  const look = async (screen: string, where = looks.side): Promise<void> => {
    found.push(...(await findings(page, screen, where)))
  }
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  const fromProfile = async (entry: string): Promise<void> => {
    await page.getByRole('button', { name: /^Profile menu/ }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  const signed = await signedIn(page)
  await builtSession(signed, { name: 'Earlier session' })
  const { workshopId, path } = await builtSession(signed)
  await page.goto('/account')
  await fromProfile('Help')
  await dialog.waitFor()
  await look('help of the dashboard')
  await close()
  await page.goto(`/workshop/${workshopId}/create`)
  await page.getByRole('heading', { level: 1, name: 'Add activity' }).waitFor()
  await look('activity chooser', looks.main)
  await page.goto(path)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByText('Preview of new Features (Beta)').waitFor()
  await look('settings', looks.main.slice(0, 2))
  await page.getByRole('button', { name: /^Meeting information/ }).click()
  await page.getByRole('heading', { name: 'Meeting information' }).waitFor()
  await look('meeting information')
  await page.getByRole('button', { name: /^Profile menu/ }).click()
  await page.getByRole('menuitem', { name: 'Edit session' }).waitFor()
  await look('profile menu')
  await page.getByRole('menuitem', { name: 'Edit session' }).click()
  await dialog.getByLabel('Password (optional)').fill('two words')
  await look('edit session')
  await close()
  await fromProfile('Help')
  await dialog.waitFor()
  await look('help for facilitators')
  await close()
  await page.getByRole('button', { name: 'New activity' }).click()
  await page.getByRole('menuitem', { name: 'Import activity' }).click()
  await dialog.getByRole('radio', { name: 'Earlier session' }).check()
  await dialog.getByRole('radio', { name: 'Brainstorm' }).check()
  await look('import activity')
  await close()
  for (const entry of ['Rename', 'Duplicate', 'Delete']) {
    await page.getByRole('button', { name: 'Actions for Brainstorm' }).click()
    await page.getByRole('menuitem', { name: entry }).click()
    await dialog.locator(':focus').waitFor()
    // On a phone the sidebar is hidden, and its dialogs with it.
    await look(`${entry} activity`, looks.main.slice(0, 2))
    expect(await dialog.isVisible()).toBe(true)
    await close()
  }
  await fromProfile('See participant view')
  await page.getByRole('button', { name: 'Back to facilitator view' }).waitFor()
  await look("participants' view", looks.main)
  await page.getByRole('button', { name: 'Back to facilitator view' }).click()
  // An uncaught error is reported with a general message.
  await page.evaluate(() => window.dispatchEvent(new ErrorEvent('error', { error: new Error('unforeseen') })))
  await dialog.getByText('Oops, something went wrong!').waitFor()
  await dialog.getByText("Don't worry! A simple refresh of your browser usually does the trick.").waitFor()
  await look('general failure')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog.getByRole('tab', { name: 'Settings' }).click()
  const onTablet = { width: 820, height: 1180 }
  await look('editor over the page', [
    { colorScheme: 'light', ...onTablet },
    { colorScheme: 'dark', ...onTablet },
  ])
  expect(found).toEqual([])
})

test('axe finds nothing serious in a participant’s panels and dialogs, and on the page after a removal', async () => {
  const [ana, bo] = [await stage.open(), await stage.open()]
  const found: string[] = []
  const { workshopId } = await builtSession(await signedIn(ana.page))
  await ana.page.goto(`/workshop/${workshopId}`)
  await joined(bo.page, workshopId)
  const called = await calledHere(bo.page)
  await bo.page.getByRole('button', { name: 'Leave the session on this device' }).click()
  await bo.page.getByRole('dialog').locator(':focus').waitFor()
  found.push(...(await findings(bo.page, 'leave the session')))
  expect(await bo.page.getByRole('dialog').isVisible()).toBe(true)
  await bo.page.keyboard.press('Escape')
  await bo.page.getByRole('dialog').waitFor({ state: 'detached' })
  await bo.page.getByRole('button', { name: '2 people are here' }).click()
  await bo.page.getByRole('dialog').getByText('Ana').waitFor()
  found.push(...(await findings(bo.page, 'who is here')))
  await bo.page.keyboard.press('Escape')
  await bo.page.getByRole('button', { name: 'Help' }).click()
  await bo.page.getByRole('dialog').getByText('Give an answer').waitFor()
  found.push(...(await findings(bo.page, 'help for participants')))
  await bo.page.keyboard.press('Escape')
  await ana.page.getByRole('button', { name: /^Meeting information/ }).click()
  await ana.page.getByRole('button', { name: `Remove ${called} from session` }).click()
  await ana.page.getByRole('dialog').waitFor()
  // On a phone the list covers the page, and its confirmation dialog with it, so this is checked on wide screens
  // only.
  found.push(...(await findings(ana.page, 'removing somebody', looks.main.slice(0, 2))))
  await ana.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await bo.page.getByText('You were removed from this session').waitFor()
  found.push(...(await findings(bo.page, 'removed')))
  expect(found).toEqual([])
})
