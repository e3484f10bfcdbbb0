/** Steps of the coder's estimate of a probability (ITU-T T.88, table E.1): [Qe, next if likely, next if unlikely, switch]. */
const steps: readonly (readonly [number, number, number, number])[] = [
  ...([
    [0x5601, 1, 1, 1],
    [0x3401, 2, 6, 0],
    [0x1801, 3, 9, 0],
    [0x0ac1, 4, 12, 0],
    [0x0521, 5, 29, 0],
  ] as const),
  ...([
    [0x0221, 38, 33, 0],
    [0x5601, 7, 6, 1],
    [0x5401, 8, 14, 0],
    [0x4801, 9, 14, 0],
    [0x3801, 10, 14, 0],
  ] as const),
  ...([
    [0x3001, 11, 17, 0],
    [0x2401, 12, 18, 0],
    [0x1c01, 13, 20, 0],
    [0x1601, 29, 21, 0],
    [0x5601, 15, 14, 1],
  ] as const),
  ...([
    [0x5401, 16, 14, 0],
    [0x5101, 17, 15, 0],
    [0x4801, 18, 16, 0],
    [0x3801, 19, 17, 0],
    [0x3401, 20, 18, 0],
  ] as const),
  ...([
    [0x3001, 21, 19, 0],
    [0x2801, 22, 19, 0],
    [0x2401, 23, 20, 0],
    [0x2201, 24, 21, 0],
    [0x1c01, 25, 22, 0],
  ] as const),
  ...([
    [0x1801, 26, 23, 0],
    [0x1601, 27, 24, 0],
    [0x1401, 28, 25, 0],
    [0x1201, 29, 26, 0],
    [0x1101, 30, 27, 0],
  ] as const),
  ...([
    [0x0ac1, 31, 28, 0],
    [0x09c1, 32, 29, 0],
    [0x08a1, 33, 30, 0],
    [0x0521, 34, 31, 0],
    [0x0441, 35, 32, 0],
  ] as const),
  ...([
    [0x02a1, 36, 33, 0],
    [0x0221, 37, 34, 0],
    [0x0141, 38, 35, 0],
    [0x0111, 39, 36, 0],
    [0x0085, 40, 37, 0],
  ] as const),
  ...([
    [0x0049, 41, 38, 0],
    [0x0025, 42, 39, 0],
    [0x0015, 43, 40, 0],
    [0x0009, 44, 41, 0],
    [0x0005, 45, 42, 0],
  ] as const),
  ...([
    [0x0001, 45, 43, 0],
    [0x5601, 46, 46, 0],
  ] as const),
]

/** The arithmetic coder of JBIG2 and JPEG 2000 (ITU-T T.88, annex E). */
function createCoder() {
  const out: number[] = [0]
  const estimates = new Map<number, { step: number; likely: number }>()
  let [a, c, left] = [0x8000, 0, 12]

  function writeByte(): void {
    const last = out.length - 1
    if (out[last] !== 0xff && c >= 0x8000000) {
      out[last] = (out[last] ?? 0) + 1
      if (out[last] === 0xff) c &= 0x7ffffff
    }
    const isStuffed = out[last] === 0xff
    const bits = isStuffed ? 20 : 19
    out.push((c >>> bits) & 0xff)
    c &= (1 << bits) - 1
    left = isStuffed ? 7 : 8
  }

  function renew(): void {
    do {
      a <<= 1
      c *= 2
      left -= 1
      if (left === 0) writeByte()
    } while ((a & 0x8000) === 0)
  }

  return {
    code(context: number, bit: number): void {
      const estimate = estimates.get(context) ?? { step: 0, likely: 0 }
      estimates.set(context, estimate)
      const [qe, ifLikely, ifUnlikely, isSwitched] = steps[estimate.step] ?? [0, 0, 0, 0]
      a -= qe
      const isLikely = bit === estimate.likely
      if (isLikely && (a & 0x8000) !== 0) {
        c += qe
        return
      }
      if (isLikely === a < qe) a = qe
      else c += qe
      if (!isLikely && isSwitched) estimate.likely = 1 - estimate.likely
      estimate.step = isLikely ? ifLikely : ifUnlikely
      renew()
    },
    end(): number[] {
      const most = c + a
      c = Math.floor(c / 0x10000) * 0x10000 + 0xffff
      if (c >= most) c -= 0x8000
      for (let time = 0; time < 2; time += 1) {
        c *= 2 ** left
        writeByte()
      }
      return [...out.slice(1), 0xff, 0xac]
    },
  }
}

/**
 * A picture of black and white as scanners write it into PDFs: JBIG2, one generic region, arithmetically coded. There are
 * no segments around it that a file of its own would have.
 *
 * @param isBlack tells of each pixel
 */
export function jbig2Of(width: number, height: number, isBlack: (x: number, y: number) => boolean): Buffer {
  const at = (x: number, y: number): number => Number(x >= 0 && x < width && y >= 0 && isBlack(x, y))
  const coder = createCoder()
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let context = 0
      for (const [row, from, to] of [
        [-2, -2, 2],
        [-1, -3, 3],
        [0, -4, -1],
      ] as const)
        for (let near = from; near <= to; near += 1) context = context * 2 + at(x + near, y + row)
      coder.code(context, at(x, y))
    }
  const number = (value: number): number[] => [
    value >>> 24,
    (value >>> 16) & 255,
    (value >>> 8) & 255,
    value & 255,
  ]
  const segment = (place: number, type: number, data: number[]): number[] => [
    ...[...number(place), type, 0, 1, ...number(data.length), ...data],
  ]
  const size = [...number(width), ...number(height)]
  const page = [...size, ...number(0), ...number(0), 0, 0, 0]
  const neighbours = [3, -1, -3, -1, 2, -2, -2, -2].map((one) => one & 255)
  const region = [...size, ...number(0), ...number(0), 0, 0, ...neighbours, ...coder.end()]
  return Buffer.from([...segment(0, 48, page), ...segment(1, 38, region)])
}
