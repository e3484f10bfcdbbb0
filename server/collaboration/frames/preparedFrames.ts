const opcodeBinary = 0x82

/** Cached websocket frames of messages that go to many sockets of one server. */
export class PreparedFrames {
  #last: Uint8Array | null = null
  #prepared: Buffer | null = null

  /**
   * The bytes of a message on the wire, header included (RFC 6455 section 5.2): encoded when the same message is sent a
   * second time in a row, and written in one piece. Null when the previous message was a different one.
   */
  of(message: Uint8Array): Buffer | null {
    if (message !== this.#last) {
      this.#last = message
      this.#prepared = null
      return null
    }
    this.#prepared ??= Buffer.concat([header(message.length), message])
    return this.#prepared
  }
}

function header(length: number): Buffer {
  if (length < 126) return Buffer.of(opcodeBinary, length)
  const isLong = length > 0xffff
  const bytes = Buffer.alloc(isLong ? 10 : 4)
  bytes[0] = opcodeBinary
  bytes[1] = isLong ? 127 : 126
  if (isLong) bytes.writeUIntBE(length, 4, 6)
  else bytes.writeUInt16BE(length, 2)
  return bytes
}
