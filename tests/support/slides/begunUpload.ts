import type { BegunUpload } from '#server/files/uploadTurns.ts'

/** What is known of an upload that begins: of ten bytes, of which nothing has come. */
export function begunUpload(personId: string, more: Partial<BegunUpload> = {}): BegunUpload {
  const giveWay = (): never => {
    throw new Error('nobody wants its place')
  }
  return { personId, network: 'n', place: 'o', bytes: 10, arrived: () => 0, giveWay, ...more }
}
