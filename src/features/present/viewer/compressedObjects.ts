import { indexOfWord } from './indexOfWord.ts'

/** Bytes of one stream and of all of a file, and how many streams: a hostile one of a few bytes could fill the memory. */
const most = { ofOne: 4_000_000, ofAll: 32_000_000, streams: 5000 }
/** The dictionary of a stream of objects is short. */
const longestDictionary = 2000

/**
 * The objects of a file that are written compressed, as most makers do: each stream of them as text. What cannot be read,
 * such as those of an encrypted file, is left out.
 *
 * @param file read before this returns; what is awaited needs only the parts of it that are compressed
 */
export function compressedObjects(file: Uint8Array<ArrayBuffer>): AsyncIterable<Uint8Array> {
  const streams: Uint8Array<ArrayBuffer>[] = []
  for (let at = indexOfWord(file, '/ObjStm', 0); at >= 0 && streams.length < most.streams;) {
    const begin = indexOfWord(file, 'stream', at, at + longestDictionary)
    const end = begin < 0 ? at : indexOfWord(file, 'endstream', begin)
    if (end < 0) break
    if (end > at) streams.push(file.slice(afterLine(file, begin + 'stream'.length), end))
    // Behind its end: a hostile file repeats the words, and no byte is read or copied twice.
    at = indexOfWord(file, '/ObjStm', end + 1)
  }
  return inflated(streams)
}

async function* inflated(streams: readonly Uint8Array<ArrayBuffer>[]): AsyncGenerator<Uint8Array> {
  let left = most.ofAll
  for (const stream of streams) {
    const objects = await inflate(stream, Math.min(most.ofOne, left))
    left -= objects.length
    yield objects
    if (left <= 0) return
  }
}

async function inflate(stream: Uint8Array<ArrayBuffer>, mostBytes: number): Promise<Uint8Array> {
  const objects = new Uint8Array(await new Blob(await chunksOf(stream, mostBytes)).arrayBuffer())
  return objects.subarray(0, mostBytes)
}

async function chunksOf(stream: Uint8Array<ArrayBuffer>, mostBytes: number): Promise<BlobPart[]> {
  const chunks: BlobPart[] = []
  const reader = new Blob([stream]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  try {
    for (let bytes = 0; bytes < mostBytes;) {
      const { done, value } = await reader.read()
      if (done) break
      bytes += value.length
      chunks.push(value)
    }
    await reader.cancel()
  } catch {
    // The end of the line before "endstream" is no part of the stream; other filters are not read.
  }
  return chunks
}

/** The place after the end of a line. */
function afterLine(file: Uint8Array, at: number): number {
  const [carriageReturn, lineFeed] = [13, 10]
  const line = file[at] === carriageReturn ? at + 1 : at
  return file[line] === lineFeed ? line + 1 : line
}
