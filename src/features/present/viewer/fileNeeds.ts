import { compressedObjects } from './compressedObjects.ts'
import { isAt } from './indexOfWord.ts'

const slash = '/'.charCodeAt(0)
/** How much is looked at after a word: a name or a text. */
const longestValue = 120
/** A hostile file may name any number of them. */
const mostNeeds = 60

/**
 * Words in a file, and what the value after them asks for. Pictures are never inside of compressed objects, everything else
 * may be.
 */
const readers: readonly (readonly [word: string, need: (value: string) => string | null])[] = [
  ['/JPXDecode', () => 'wasm/openjpeg.wasm'],
  ['/JBIG2Decode', () => 'wasm/jbig2.wasm'],
  ['/Encoding', (value) => mapPath(/^\s*\/((?!Identity)[\w-]{1,36}-[HV]|[HV])(?![\w-])/.exec(value)?.[1])],
  ['/Ordering', (value) => mapPath(/^\s*\((Japan1|GB1|CNS1|Korea1)\)/.exec(value)?.[1], 'Adobe-', '-UCS2')],
  ['/BaseFont', (value) => fontPath(/^\s*\/([\w,#-]+)(?![\w,#+-])/.exec(value)?.[1] ?? '')],
]

/** The fonts of the library, which it takes under many names where a file brings none. */
const ownFonts: readonly (readonly [names: RegExp, file: (style: string) => string])[] = [
  [/^Symbol/, () => 'FoxitSymbol.pfb'],
  [/^(ZapfDingbats|Wingdings)/, () => 'FoxitDingbats.pfb'],
  [
    /^(Arial|Helvetica|Calibri|CenturyGothic|GillSansMT|Impact|ItcSymbol|LucidaSans|SegoeUISymbol)/,
    (style) => `LiberationSans-${style || 'Regular'}.ttf`,
  ],
]

/**
 * The files of the library that some page of a document needs: decoders, character maps, and fonts that are not in it. A
 * few more may be named, for fonts that are.
 *
 * @param file not touched any more when this has returned
 * @returns paths below the folder of the library
 */
export function needsOf(file: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const found = new Set<string>()
  readNeeds(file, found)
  return readCompressed(compressedObjects(file), found)
}

async function readCompressed(compressed: AsyncIterable<Uint8Array>, found: Set<string>): Promise<string[]> {
  for await (const objects of compressed) readNeeds(objects, found)
  return [...found].slice(0, mostNeeds)
}

function readNeeds(bytes: Uint8Array, found: Set<string>): void {
  for (let at = bytes.indexOf(slash); at >= 0; at = bytes.indexOf(slash, at + 1))
    for (const [word, need] of readers) {
      if (!isAt(bytes, at, word)) continue
      const begin = at + word.length
      const path = need(String.fromCharCode(...bytes.subarray(begin, begin + longestValue)))
      if (path !== null) found.add(path)
    }
}

/** The path of a character map, such as `UniJIS-UTF16-H`. */
function mapPath(name: string | undefined, before = '', after = ''): string | null {
  return name === undefined ? null : `cmaps/${before}${name}${after}.bcmap`
}

/** The path of the font that the library takes for one that is not in the file: a font that is has a "+" in its name. */
function fontPath(name: string): string | null {
  const style = [/bold|black/i.test(name) && 'Bold', /italic|oblique/i.test(name) && 'Italic']
  const own = ownFonts.find(([names]) => names.test(name))
  return own ? `standard_fonts/${own[1](style.filter(Boolean).join(''))}` : null
}

/** The character map that another one of the library goes on from: it has only what differs. Null when it has all. */
export function mapBehind(map: Uint8Array): string | null {
  let at = 1
  const number = (): number => {
    for (let value = 0; ;) {
      const byte = map[at++] ?? 0
      value = (value << 7) | (byte & 127)
      if (byte < 128) return value
    }
  }
  // Texts come first: a comment, and the name of the other map.
  for (let kind = map[at++] ?? 0; kind >> 5 === 7; kind = map[at++] ?? 0) {
    const text = String.fromCharCode(...Array.from({ length: Math.min(number(), longestValue) }, number))
    if ((kind & 31) === 1) return text
  }
  return null
}
