import type { Page } from 'playwright-core'
import { sourcesIn } from '#support/sources.ts'

interface Catalogue {
  id: string
  en: unknown
}

/** Reports texts of a screen that are still English. */
export type EnglishFinder = (
  page: Page,
  screen: string,
  options?: { hasContent?: boolean },
) => Promise<string[]>

/** Placeholder for a number or a name in a text. */
const blank = '\u0001'
/** Texts that the product writes into a workshop are content, which is not translated. */
const content = /^((Question #|Topic )\d+|Welcome to Plenum!)$/
/** Words that occur in no Swedish sentence, and in no name or answer of the test. */
const englishWords = /(^|\s)(the|and|your|you|this|with|are|please)(\s|[.,!?]|$)/i

/**
 * Looks for English on screens that speak Swedish: texts of the catalogues, and sentences with English words.
 * `hasContent`: English that people wrote stands on the screen too, so that only whole texts of the catalogues count.
 */
export async function findEnglish(): Promise<EnglishFinder> {
  const english = new Set<string>()
  const forms = new Map<string, RegExp>()
  for (const { path } of sourcesIn('src').filter(({ text }) => /^} satisfies Catalogue</m.test(text))) {
    const translations = (await importAll(path.replace(/\.ts$/, '.sv.ts'))).flat() as {
      id: string
      texts: unknown
    }[]
    const swedish = new Set(translations.flatMap(({ texts }) => textsIn(texts)))
    for (const catalogue of (await importAll(path)) as Catalogue[]) {
      for (const text of textsIn(catalogue.en)) {
        if (swedish.has(text) || !/\p{L}{2}/u.test(text.replaceAll(blank, ''))) continue
        // Two names with "in" between them: the word is Swedish too.
        const isTelling = /\p{L}{3}/u.test(text.replaceAll(blank, ''))
        if (text.includes(blank) && isTelling) forms.set(text, formOf(text))
        else if (!text.includes(blank)) english.add(text)
      }
      for (const text of swedish) english.delete(text)
    }
  }
  return async (page, screen, { hasContent = false } = {}) => {
    const shown = await page.evaluate(textsOfPage)
    const isEnglish = (text: string): boolean =>
      english.has(text) ||
      (!hasContent && ([...forms.values()].some((form) => form.test(text)) || englishWords.test(text)))
    return shown.filter((text) => !content.test(text) && isEnglish(text)).map((text) => `${screen}: ${text}`)
  }
}

async function importAll(path: string): Promise<object[]> {
  const module = (await import(path)) as Record<string, unknown>
  return Object.values(module).filter((value): value is object => typeof value === 'object' && value !== null)
}

/** All texts of a catalogue; functions are called with one, with many and with a name. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    const make = value as (...args: unknown[]) => unknown
    return [1, 2, blank].flatMap((one) => {
      try {
        return textsIn(make(...Array.from({ length: make.length }, () => one)))
      } catch {
        return []
      }
    })
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function formOf(text: string): RegExp {
  const parts = text.split(blank).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.+')}$`)
}

/** Runs in the page: collects visible text and text for screen readers. */
function textsOfPage(): string[] {
  const texts = new Set([document.title.split(' · ')[0] ?? ''])
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement } = walker.currentNode
    if (!parentElement?.closest('script, style, noscript, [lang="en"]'))
      texts.add(walker.currentNode.textContent ?? '')
  }
  const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription']
  for (const attribute of attributes)
    for (const element of document.querySelectorAll(`[${attribute}]`))
      texts.add(element.getAttribute(attribute) ?? '')
  return [...texts].map((text) => text.trim()).filter((text) => text !== '')
}
