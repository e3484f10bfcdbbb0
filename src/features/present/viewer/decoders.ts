const slash = '/'.charCodeAt(0)
/** Names of formats in a file, and the decoder that each one needs. */
const needed: readonly (readonly [name: string, decoder: string])[] = [
  ['/JPXDecode', 'openjpeg.wasm'],
  ['/JBIG2Decode', 'jbig2.wasm'],
]

/**
 * The decoders that some page of a file needs. Pictures are never inside of compressed objects, so their formats can be
 * read in the bytes.
 */
export function decodersOf(file: Uint8Array): string[] {
  const found = new Set<string>()
  for (let at = file.indexOf(slash); at >= 0; at = file.indexOf(slash, at + 1))
    for (const [name, decoder] of needed) if (isAt(file, at, name)) found.add(decoder)
  return [...found]
}

function isAt(file: Uint8Array, at: number, name: string): boolean {
  for (let place = 0; place < name.length; place += 1)
    if (file[at + place] !== name.charCodeAt(place)) return false
  return true
}
