/*
 * Nicknames of participants who entered no name: a colour and an animal, such as `blue-fox`, with a number when all
 * pairs are taken. The nickname is the same on every screen, translated into the screen's language. SPEC A6.
 */

/** Colours that can be distinguished both by name and by sight. */
export const nicknameColors = [
  ...(['red', 'orange', 'yellow', 'green', 'turquoise', 'blue', 'purple', 'pink'] as const),
]
export type NicknameColor = (typeof nicknameColors)[number]

/** Animals that are not insulting. In Swedish all have common gender, so that each colour needs one form only. */
export const nicknameAnimals = [
  ...(['alpaca', 'antelope', 'badger', 'bear', 'bumblebee', 'butterfly', 'cat', 'chameleon'] as const),
  ...(['crane', 'deer', 'dolphin', 'dove', 'dragonfly', 'duck', 'eagle', 'falcon'] as const),
  ...(['flamingo', 'fox', 'frog', 'grasshopper', 'hamster', 'hedgehog', 'heron', 'horse'] as const),
  ...(['hummingbird', 'iguana', 'kangaroo', 'kingfisher', 'koala', 'ladybird', 'lark', 'lemur'] as const),
  ...(['marten', 'meerkat', 'moose', 'narwhal', 'nightingale', 'octopus', 'otter', 'owl'] as const),
  ...(['panda', 'parrot', 'pelican', 'penguin', 'puffin', 'rabbit', 'raven', 'salamander'] as const),
  ...(['salmon', 'seahorse', 'seal', 'sparrow', 'squirrel', 'starfish', 'stork', 'swan'] as const),
  ...(['tiger', 'toucan', 'trout', 'turtle', 'wolf', 'zebra', 'albatross', 'leopard'] as const),
]
export type NicknameAnimal = (typeof nicknameAnimals)[number]

export interface Nickname {
  color: NicknameColor
  animal: NicknameAnimal
  /** The first nickname with a pair has number 1, which is not shown. */
  number: number
}

/** The code of a nickname as it is stored and sent, independent of language: `blue-fox`, `blue-fox-2`. */
export function nicknameCode({ color, animal, number }: Nickname): string {
  return number === 1 ? `${color}-${animal}` : `${color}-${animal}-${number}`
}

/** Parses a nickname's code; null for anything that this version does not know, such as a code of a newer server. */
export function readNickname(code: string | null | undefined): Nickname | null {
  const [colorName, animalName, place = '1', ...rest] = (code ?? '').split('-')
  const color = nicknameColors.find((one) => one === colorName)
  const animal = nicknameAnimals.find((one) => one === animalName)
  const number = Number(place)
  if (!color || !animal || rest.length > 0 || !Number.isSafeInteger(number) || number < 1) return null
  return { color, animal, number }
}

/**
 * Draws nicknames that are unused in a session: at random among the pairs with the least used animal, and among these
 * with the least used colour. Up to 64 people therefore have 64 different animals. When all pairs are taken, each is
 * used again with a number. SPEC A6.
 *
 * @param known codes of everybody who joined, removed people included
 * @param random returns a random integer from 0 up to, but not including, `below`
 */
export function nicknameDraw(known: Iterable<string>, random: (below: number) => number): () => string {
  const taken = new Set(known)
  let lap = lapOf(1, taken)
  return () => {
    while (lap.free.length === 0) lap = lapOf(lap.number + 1, taken)
    const { number, free, uses } = lap
    const usesOf = (word: string): number => uses.get(word) ?? 0
    const rareAnimals = leastUsed(free, ({ animal }) => usesOf(animal))
    const rare = leastUsed(rareAnimals, ({ color }) => usesOf(color))
    const drawn = rare[random(rare.length)] as Pair
    free.splice(free.indexOf(drawn), 1)
    countUse(uses, drawn)
    return nicknameCode({ ...drawn, number })
  }
}

type Pair = Pick<Nickname, 'color' | 'animal'>

/** All pairs with the same number: the free ones, and how often each word occurs in the taken ones. */
interface Lap {
  number: number
  free: Pair[]
  uses: Map<string, number>
}

function lapOf(number: number, taken: ReadonlySet<string>): Lap {
  const lap: Lap = { number, free: [], uses: new Map() }
  for (const animal of nicknameAnimals)
    for (const color of nicknameColors) {
      if (taken.has(nicknameCode({ color, animal, number }))) countUse(lap.uses, { color, animal })
      else lap.free.push({ color, animal })
    }
  return lap
}

function countUse(uses: Map<string, number>, { color, animal }: Pair): void {
  for (const word of [color, animal]) uses.set(word, (uses.get(word) ?? 0) + 1)
}

function leastUsed(pairs: Pair[], usesOf: (pair: Pair) => number): Pair[] {
  const least = Math.min(...pairs.map(usesOf))
  return pairs.filter((pair) => usesOf(pair) === least)
}
