import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { phone } from '../support/browser/devices.ts'
import { signedIn } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('profile')

test('[X3] the settings export the account’s data and delete the account, after which nothing is left on the device', async () => {
  const { page } = await stage.open(phone)
  const { email, password } = await signedIn(page, 'Cleo')
  await page.goto('/account/settings')
  await page.getByText('You may have as many sessions and templates as you like.').waitFor()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const [file] = await Promise.all([page.waitForEvent('download'), button('Export my data').click()])
  expect(await readFile(await file.path(), 'utf8')).toContain(email)

  await button('Delete account').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByLabel('I understand that this cannot be undone.').check()
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await page.waitForURL('**/login')
  await page.getByText('Your account is deleted').waitFor()
  const left = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /^(plenum|token)/.test(key)))
  await expect.poll(left).toEqual([])
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([])
})
