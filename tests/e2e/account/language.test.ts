import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { officialTemplates } from '#server/templates/seedTemplates.ts'
import { findings, looks } from '../support/axe.ts'
import { keepsPage, laptop, phone } from '../support/devices.ts'
import { findEnglish } from '../support/english.ts'
import { builtSession, signedIn } from '../support/ready.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage('language')
const swedish = { locale: 'sv-SE' }
const password = 'correct horse 7'

test('all texts and announcements on every page are in Swedish for a facilitator and a participant', async () => {
  const englishOn = await findEnglish()
  const found: string[] = []
  const { page } = await stage.open({ ...laptop, ...swedish })
  const bo = await stage.open({ ...phone, ...swedish })
  const look = async (screen: string, on = page, options?: { hasContent?: boolean }): Promise<void> => {
    found.push(...(await englishOn(on, screen, options)))
  }
  const button = (name: string, on = page) => on.getByRole('button', { name, exact: true })
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }

  // Pages before joining: the server's refusals are in Swedish too.
  await bo.page.goto('/join')
  await bo.page.getByRole('heading', { level: 1 }).waitFor()
  await look('/join', bo.page)
  await bo.page.getByLabel('Sessions-ID').fill('zzzzzz')
  await button('Nästa', bo.page).click()
  await bo.page.getByText('Det finns ingen session med sessions-ID:zzzzzz').waitFor()
  await look('/join/workshop/zzzzzz', bo.page)
  await page.goto('/reset')
  await heading('Återställ ditt lösenord')
  await look('/reset')
  await link('Tillbaka till inloggningen').click()
  await heading('Välkommen tillbaka')
  await look('/login')
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('sv')
  await page.getByLabel('Jobbmejl').fill(`ana-${randomUUID()}@example.org`)
  await page.getByLabel('Lösenord', { exact: true }).fill('wrong horse 7')
  await button('Logga in').click()
  await page.getByText('Inloggningen misslyckades. Försök igen').waitFor()
  await link('Skapa konto').click()
  await heading('Skapa ett konto gratis')
  await look('/signup')
  await page.getByLabel('Jobbmejl').fill(`ana-${randomUUID()}@example.org`)
  await page.getByLabel('Förnamn').fill('Ana')
  await page.getByLabel('Lösenord', { exact: true }).fill('kort')
  await page.getByLabel('Bekräfta lösenordet').fill('kort')
  await button('Skapa konto').click()
  await page.getByText('Det måste innehålla siffror.').waitFor()
  await look('a bad password')
  await page.getByLabel('Lösenord', { exact: true }).fill(password)
  await page.getByLabel('Bekräfta lösenordet').fill(password)
  await button('Skapa konto').click()

  // The dashboard. Names of shared templates are content and may be English.
  await page.waitForURL('**/account')
  await page.getByText('Skapa din första session').waitFor()
  await look('dashboard', page, { hasContent: true })
  await button('Kom igång').click()
  const places = ['Mina sessioner', 'Borttagna', 'Mallar', 'Bibliotek', 'Inställningar']
  for (const place of places) {
    await link(place).click()
    await heading(place)
    await look(place, page, { hasContent: true })
  }
  await link('Hem').click()
  await button('Skapa session').first().click()
  await page.getByLabel('Sessionens namn').fill('Vårstart')
  await look('create session', page, { hasContent: true })
  await button('Skapa').click()
  await page.waitForURL(/\/workshop\/\w+$/)
  const workshopId = new URL(page.url()).pathname.split('/')[2] ?? ''

  // Building the session.
  await page.getByRole('heading', { level: 1, name: 'Vårstart' }).waitFor()
  await look('lobby')
  await button('Ny aktivitet').click()
  await page.getByRole('menuitem', { name: /^Brainstorm/ }).waitFor()
  await look('new activity')
  await page.getByRole('menuitem', { name: /^Brainstorm/ }).click()
  await page.getByRole('textbox', { name: 'Ditt svar' }).waitFor()
  await page.getByRole('tab', { name: 'Redigera aktivitet' }).waitFor()
  await page.getByLabel('Visa svaren på alla frågor').waitFor()
  await look('editor')
  await page.getByRole('tab', { name: 'Inställningar' }).click()
  await page.getByRole('tabpanel', { name: 'Inställningar' }).getByLabel('Sessionens namn').waitFor()
  await look('settings of the session')
  await button('Åtgärder för Brainstorm').click()
  await page.getByRole('menuitem', { name: 'Duplicera' }).waitFor()
  await look('menu of an activity')
  await page.getByRole('menuitem', { name: 'Ta bort' }).click()
  await page.getByRole('dialog').waitFor()
  await look('deleting an activity')
  await close()
  await page.getByRole('button', { name: /^Profilmeny för/ }).click()
  await page.getByRole('menuitem', { name: 'Hjälp' }).waitFor()
  await look('profile menu')
  await page.getByRole('menuitem', { name: 'Hjälp' }).click()
  await page.getByRole('dialog').getByText('Kortkommandon').waitFor()
  await look('help')
  await close()
  await button('Bjud in').click()
  await page.getByRole('dialog').waitFor()
  await look('invite')
  await close()

  // A participant joins the session.
  await bo.page.getByLabel('Sessions-ID').fill(workshopId)
  await button('Nästa', bo.page).click()
  await button('Gå med', bo.page).click()
  await bo.page.getByText('Det du skriver är anonymt.', { exact: false }).waitFor()
  const called = /Här heter du (.+)\./.exec(await bo.page.getByText(/Här heter du/).innerText())?.[1]
  await look('lobby of a participant', bo.page)
  await button('Presentera').click()
  await bo.page.getByRole('textbox', { name: 'Ditt svar' }).fill('Färre möten')
  await button('Skicka', bo.page).click()
  await bo.page.getByRole('article').filter({ hasText: 'Färre möten' }).waitFor()
  await bo.page.getByText('Sparat', { exact: true }).first().waitFor()
  await look('answers of a participant', bo.page)
  await page.getByRole('article').filter({ hasText: 'Färre möten' }).waitFor()
  await look('answers')
  await button('Visa svaren').click()
  await button('Dölj svaren').waitFor()
  await button('Timer').click()
  await button('Starta 15 minuter').click()
  await button('Pausa').waitFor()
  await look('timer')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Mötesinformation/ }).click()
  await button(`Ta bort ${called} från sessionen`).waitFor()
  await look('who is here')
  await button('Stäng mötesinformationen').click()
  await button('Grupper').click()
  await page
    .getByRole('region', { name: /Ogrupperade svar/ })
    .first()
    .waitFor()
  await look('groups')
  found.push(...(await findings(page, 'groups in Swedish', looks.main.slice(0, 1))))
  await button('Ordmoln').click()
  await page.getByRole('button', { name: 'Tillbaka till svaren' }).waitFor()
  await look('word cloud')
  await button('Mer', bo.page).click()
  await bo.page.getByRole('menuitem', { name: 'Mina svar' }).click()
  await bo.page.getByText('Skickat', { exact: true }).waitFor()
  await look('my answers', bo.page)
  await button('Mer', bo.page).click()
  await bo.page.getByRole('menuitem', { name: 'Hjälp' }).click()
  await bo.page.getByRole('dialog').getByText('Lämna ett svar').waitFor()
  await look('help of a participant', bo.page)
  found.push(...(await findings(bo.page, 'help in Swedish', looks.main.slice(2, 3))))
  await bo.page.keyboard.press('Escape')

  // Ending the session.
  await button('Led sessionen').click()
  await page.getByRole('menuitem', { name: 'Avsluta sessionen…' }).waitFor()
  await look('running the session')
  await page.getByRole('menuitem', { name: 'Avsluta sessionen…' }).click()
  await page.getByRole('dialog').waitFor()
  await look('ending')
  await page.getByRole('dialog').getByRole('button', { name: 'Avsluta sessionen' }).click()
  await bo.page.getByText('Tack för att du var med!').waitFor()
  await look('the end', bo.page)
  await look('the end for facilitators')
  expect(found).toEqual([])
})

test('[W9] official templates are Swedish on Swedish screens, each with its picture, and sessions made from them are Swedish', async () => {
  const { page } = await stage.open({ ...laptop, ...swedish })
  await signedIn(page, 'Ana')
  const official = page.getByRole('region', { name: 'Officiella mallar' })
  const templates = officialTemplates('sv')
  const names = templates.map(({ name }) => name)
  // A newly started server adds the official templates one by one.
  const listed = async (): Promise<string[]> => {
    await page.goto('/account/library')
    await page.getByRole('article').or(page.getByText('Biblioteket är tomt')).first().waitFor()
    return (await official.locator('article button').allTextContents()).sort()
  }
  await expect.poll(listed, { timeout: 30_000 }).toEqual(names.sort())
  for (const { name, pic } of templates)
    expect(
      await official.locator('article').filter({ hasText: name }).locator('img').getAttribute('src'),
    ).toBe(`/templates/${pic}.svg`)
  const search = page.getByRole('searchbox', { name: 'Sök i biblioteket' })
  await search.fill('customer journey')
  await page.getByText('Ingen mall har ”customer journey”', { exact: false }).waitFor()
  await search.fill('KUNDRESA')
  await page.getByRole('button', { name: 'Förhandsgranska mallen Kundresa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kundresa' })
  await dialog.getByText('Gå igenom vad människor upplever med oss', { exact: false }).waitFor()
  await dialog.getByText('Var vi börjar').waitFor()
  await dialog.getByRole('button', { name: 'Skapa session' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Skapa', exact: true }).click()
  await page.waitForURL(/\/workshop\/\w+$/)
  await page.getByRole('heading', { level: 1, name: 'I deras skor' }).waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'Resan' }).click()
  await page.getByRole('heading', { name: 'Vad vill de här?' }).first().waitFor()
  await page.getByText('De hör talas om oss').first().waitFor()

  // Each language has its own list of official templates, cached separately on the device.
  await page.goto('/account/library')
  await official.getByText('Kundresa', { exact: true }).waitFor()
  await choose(page, /^Profilmeny för/, 'English')
  await page.getByRole('button', { name: 'Preview template Customer journey' }).waitFor()
  expect(await page.getByText('Kundresa', { exact: true }).count()).toBe(0)
  const kept = (language: string) =>
    page.evaluate((key) => localStorage.getItem(key) ?? '', `plenumList.1.templates.${language}`)
  await expect.poll(() => kept('en')).toContain('Customer journey')
  expect(await kept('en')).not.toContain('Kundresa')
  expect(await kept('sv')).not.toContain('Customer journey')
})

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
  await choose(page, 'Profile menu of Ana', 'Svenska')
  await page.getByRole('button', { name: 'Bjud in', exact: true }).waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('sv')
  await page.getByText('Half a tit').or(page.locator('[value="Half a tit"]')).first().waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await (await sent).finished()

  const second = await stage.open()
  await second.page.goto('/login')
  await second.page.getByLabel('Work email').fill(signed.email)
  await second.page.getByLabel('Password', { exact: true }).fill(password)
  await second.page.getByRole('button', { name: 'Sign in' }).click()
  await second.page.getByRole('button', { name: 'Skapa session' }).first().waitFor()

  await page.reload()
  await page.getByRole('button', { name: 'Bjud in', exact: true }).waitFor()
  await keptByTheWorker(page)
  await ana.goOffline()
  await page.reload()
  await page.getByText('Du är offline.', { exact: false }).first().waitFor()
})

test('the white theme is chosen in the settings, stored with the account, and readable in light and dark', async () => {
  const { page } = await stage.open()
  const { workshopId } = await builtSession(await signedIn(page))
  await page.goto('/account/settings')
  await page.getByRole('radio', { name: 'White' }).check()
  const canvas = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--plenum-canvas'))
  await expect.poll(canvas).toBe('#fff')
  await page.reload()
  await page.getByRole('radio', { name: 'White' }).waitFor()
  await expect.poll(canvas).toBe('#fff')
  const found = await findings(page, 'white settings', looks.main)
  await page.goto(`/workshop/${workshopId}`)
  await page.getByRole('heading', { level: 1, name: 'Kick-off' }).waitFor()
  await expect.poll(canvas).toBe('#fff')
  found.push(...(await findings(page, 'white lobby', looks.main)))
  expect(found).toEqual([])
})

/** Chooses a language in a profile menu. */
async function choose(page: Page, menu: string | RegExp, language: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitemradio', { name: language }).click()
}

/** Waits until the service worker has cached the script with the Swedish texts. */
async function keptByTheWorker(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const files = await (await caches.open('plenum-files-1')).keys()
      return files.some(({ url }) => /\/sv-[\w-]+\.js$/.test(url))
    })
  await expect.poll(isKept, { timeout: 15_000 }).toBe(true)
}
