import { lazyPart } from '#ui/loading/lazyPart.tsx'

/** What was not sent in a session that cannot be opened any more; few people need it, so it is loaded when it is shown. */
export const KeptTexts = lazyPart(async () => ({
  default: (await import('#activity/own/UnsentList.tsx')).UnsentList,
}))
