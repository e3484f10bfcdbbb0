/** One part of a multipart form. Its body is read before the next part; what is left of it is skipped. */
export interface FormPart {
  name: string
  body: AsyncIterable<Buffer>
}

/** The sender did not send what a form is. */
export class MalformedForm extends Error {
  override name = 'MalformedForm'
}

const headerBytes = 8 * 1024
/** A form of a browser has one part. */
const mostParts = 20
const none = Buffer.alloc(0)

/**
 * Reads the parts of a multipart form as they arrive; no more than one chunk is in memory. RFC 7578, RFC 2046.
 *
 * @param contentType the header of that name
 * @returns null when it is no such form
 */
export function readForm(
  source: AsyncIterable<Buffer>,
  contentType: string | undefined,
): AsyncGenerator<FormPart> | null {
  const boundary = /^multipart\/form-data\s*;.*\bboundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(
    contentType ?? '',
  )
  return boundary ? partsOf(source, boundary[1] ?? boundary[2] ?? '') : null
}

/** @throws {MalformedForm} also when it breaks off */
async function* partsOf(source: AsyncIterable<Buffer>, boundary: string): AsyncGenerator<FormPart> {
  const input = createInput(source)
  try {
    yield* partsIn(input, boundary)
  } finally {
    // Nobody else could read what is left.
    await input.close()
  }
}

async function* partsIn(input: Input, boundary: string): AsyncGenerator<FormPart> {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // The first delimiter has no line before it.
  input.unread(Buffer.from('\r\n'))
  for await (const _preamble of input.until(delimiter));
  for (let parts = 0; ; parts += 1) {
    const ending = await input.line()
    if (ending.startsWith('--')) break
    if (parts === mostParts) throw new MalformedForm('the form has too many parts')
    const headers: string[] = []
    for (let bytes = 0, line = await input.line(); line !== ''; line = await input.line()) {
      bytes += line.length
      if (bytes > headerBytes) throw new MalformedForm('a part of the form has too long headers')
      headers.push(line)
    }
    const body = input.until(delimiter)
    yield { name: nameIn(headers), body }
    for await (const _rest of body);
  }
  // A sender that is still writing does not read an answer.
  for await (const _epilogue of input.rest());
}

function nameIn(headers: readonly string[]): string {
  const disposition = headers.find((line) => /^content-disposition:/i.test(line)) ?? ''
  return /;\s*name="([^"]*)"/i.exec(disposition)?.[1] ?? /;\s*name=([^\s;"]+)/i.exec(disposition)?.[1] ?? ''
}

type Input = ReturnType<typeof createInput>

function createInput(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let held: Buffer = none

  /** Holds more bytes than before; false at the end. */
  async function more(): Promise<boolean> {
    const { done, value } = await chunks.next()
    if (done) return false
    held = held.length === 0 ? value : Buffer.concat([held, value])
    return true
  }

  function take(bytes: number): Buffer {
    const taken = held.subarray(0, bytes)
    held = held.subarray(bytes)
    return taken
  }

  /** The bytes before a mark, which is consumed too. */
  async function* until(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = held.indexOf(mark)
      if (at >= 0) {
        if (at > 0) yield take(at)
        take(mark.length)
        return
      }
      // The mark may have begun in the last bytes.
      const free = held.length - mark.length + 1
      if (free > 0) yield take(free)
      if (!(await more())) throw new MalformedForm('the form broke off')
    }
  }

  return {
    unread(bytes: Buffer) {
      held = Buffer.concat([bytes, held])
    },
    until,
    async line(): Promise<string> {
      for (;;) {
        const at = held.indexOf('\r\n')
        if (at >= 0) {
          const line = take(at).toString('utf8')
          take(2)
          return line
        }
        if (held.length > headerBytes) throw new MalformedForm('a line of the form is too long')
        if (!(await more())) {
          // Some senders leave out the last line end.
          if (held.toString() === '--') return take(held.length).toString()
          throw new MalformedForm('the form broke off')
        }
      }
    },
    async close(): Promise<void> {
      await chunks.return?.()
    },
    async *rest(): AsyncGenerator<Buffer> {
      do yield take(held.length)
      while (await more())
    },
  }
}
