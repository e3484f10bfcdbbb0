import { choices } from '#app/registries/choices.ts'
import { builtApis } from '#kinds/api.ts'

/** The kinds that the app offers, for tests of their screens. */
export const offeredApis = builtApis.filter(([kind]) => choices.some((one) => one.kind === kind))
