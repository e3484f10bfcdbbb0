import { expect, test } from 'vitest'
import { CreatePostDocument } from '#api/operations/post.ts'
import { printedText } from '#support/pdf/printedText.ts'
import { laptop, phone } from '../support/browser/devices.ts'
import { present } from '../support/kinds/brainstorm.ts'
import { builtSession, joined, signedIn } from '../support/people/people.ts'
import { setStage } from '../support/browser/stage.ts'

const stage = setStage('printing')

test('[B27] a brainstorm is printed with all its answers, of which a screen draws those in view only', async () => {
  const { page } = await stage.open(laptop)
  const signed = await signedIn(page)
  const { workshopId, path } = await builtSession(signed)
  const texts = Array.from({ length: 120 }, (_, at) => `answer-${at + 1}.`)
  const about = { commonInfoData: { workshop: workshopId }, brainstormId: path.split('/').at(-1) ?? '' }
  const who = signed.credentials.accountIdentity()
  for (const postText of texts)
    await signed.credentials.callAs(CreatePostDocument, { ...about, postText }, who)
  await page.goto(path)
  await present(page)
  await page.getByRole('button', { name: 'Show answers', exact: true }).click()
  const { page: bo } = await stage.open(phone)
  await joined(bo, workshopId)
  for (const device of [page, bo]) {
    const cards = device.getByRole('list', { name: 'Answers' }).getByText(/^answer-\d+\.$/)
    await cards.first().waitFor()
    expect(await cards.count()).toBeLessThan(texts.length)
    const printed = (await printedText(await device.pdf({ format: 'A4' }))).join(' ')
    expect(texts.filter((text) => !printed.includes(text))).toEqual([])
    await expect.poll(() => cards.count()).toBeLessThan(texts.length)
  }
})
