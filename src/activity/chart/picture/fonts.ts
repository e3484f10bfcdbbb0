import { chartFont } from '../texts.ts'

/** The first family of charts; the others are on every machine. */
const family = chartFont.split(',')[0]?.replaceAll("'", '') ?? ''

/**
 * The font of charts as a style sheet with its files inside, for the characters of a text: a downloaded picture must not
 * load anything. Empty where a file cannot be fetched; the picture then uses a font of the machine.
 */
export async function embeddedFont(text: string): Promise<string> {
  const codes = new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0))
  const rules = await Promise.all(
    fontRules()
      .filter((rule) => covers(rule.style.getPropertyValue('unicode-range'), codes))
      .map(embeddedRule),
  )
  return rules.join('')
}

function fontRules(): CSSFontFaceRule[] {
  return [...document.styleSheets]
    .flatMap((sheet) => rulesOf(sheet))
    .filter((rule): rule is CSSFontFaceRule => rule.cssText.startsWith('@font-face'))
    .filter(({ style }) => style.getPropertyValue('font-family').replaceAll(/['"]/g, '') === family)
}

/** Style sheets of browser extensions must not be read. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

async function embeddedRule({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const source = /url\(["']?([^"')]+)["']?\)/.exec(style.getPropertyValue('src'))?.[1]
  if (source === undefined) return ''
  try {
    const response = await fetch(new URL(source, parentStyleSheet?.href ?? document.baseURI))
    if (!response.ok) return ''
    const data = await dataUrl(await response.blob())
    const weight = style.getPropertyValue('font-weight')
    const range = style.getPropertyValue('unicode-range')
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url(${data}) format('woff2');${range && `unicode-range:${range}`}}`
  } catch {
    return ''
  }
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('unreadable font'))
    reader.readAsDataURL(blob)
  })
}

/** @param range such as 'U+0000-00FF, U+0131'; empty: all characters */
export function covers(range: string, codes: ReadonlySet<number>): boolean {
  if (range === '') return true
  const parts = range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
    return [parseInt(from, 16), parseInt(to, 16)] as const
  })
  return [...codes].some((code) => parts.some(([from, to]) => code >= from && code <= to))
}
