import { expect, test } from 'vitest'
import { keepsPage, laptop } from '../support/browser/devices.ts'
import { builtSession, signedIn, signedInAs } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('language')

test('switching the language takes effect at once, keeps typed text, is stored with the account and works offline', async () => {
  const ana = await stage.open({ ...laptop, ...keepsPage })
  const { page } = ana
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Ana')
  await page.getByRole('button', { name: 'Svenska' }).click()
  await page.getByRole('heading', { level: 1, name: 'Skapa ett konto gratis' }).waitFor()
  await expect.poll(() => page.getByLabel('Förnamn').inputValue()).toBe('Ana')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByLabel('First name').waitFor()

  const signed = await signedIn(page)
  const { workshopId } = await builtSession(signed)
  await page.goto(`/workshop/${workshopId}`)
  await page.getByRole('heading', { level: 1, name: 'Kick-off' }).click()
  await page.getByRole('textbox', { name: 'Lobby title' }).fill('Half a tit')
  const sent = page.waitForResponse((one) => (one.request().postData() ?? '').includes('KeepPreferences'))
  await page.getByRole('button', { name: 'Profile menu of Ana' }).click()
  await page.getByRole('menuitemradio', { name: 'Svenska' }).click()
  const invite = page.getByRole('button', { name: 'Bjud in', exact: true })
  await invite.waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('sv')
  await page.getByText('Half a tit').or(page.locator('[value="Half a tit"]')).first().waitFor()
  await (await sent).finished()

  const second = await stage.open()
  await signedInAs(second.page, signed.email)
  await second.page.goto('/account')
  await second.page.getByRole('button', { name: 'Skapa session' }).first().waitFor()

  await page.reload()
  await invite.waitFor()
  // The service worker caches the script with the Swedish texts.
  const isKept = () =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready
      const files = await (await caches.open('plenum-files-1')).keys()
      return files.some(({ url }) => /\/sv-[\w-]+\.js$/.test(url))
    })
  await expect.poll(isKept, { timeout: 15_000 }).toBe(true)
  await ana.goOffline()
  await page.reload()
  await page.getByText('Du är offline.', { exact: false }).first().waitFor()
})
