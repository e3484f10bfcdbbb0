import { activityKind } from '#domain/content.ts'
import { fullName } from '#domain/names.ts'
import { searchIn } from '#domain/search.ts'
import type { PartRowFragment, WorkshopRowFragment } from '#api/generated.ts'
import type { buildText } from './buildText.ts'

type AgendaTexts = (typeof buildText)['en']

/** The sessions activities can be taken from: no templates, not this one, newest first, found by name. */
export function sessionsToImportFrom(
  workshops: readonly WorkshopRowFragment[],
  here: string,
  search: string,
): WorkshopRowFragment[] {
  const others = workshops
    .filter(({ id, template }) => !template && id !== here)
    .sort((one, other) => other.createdTimeStamp - one.createdTimeStamp)
  return searchIn(others, search, ({ workshopName }) => workshopName)
}

/** 'Me' for the person looking, else first and last name. */
export function ownerOf({ creator }: WorkshopRowFragment, userId: string | undefined, me: string): string {
  return creator.id === userId ? me : fullName(creator)
}

/** What an activity's type is called. */
export function typeName({ content, numberOfAxis }: PartRowFragment, kinds: AgendaTexts['kinds']): string {
  const kind = activityKind(content)
  if (kind === null) return content
  return kind === 'evaluate' && numberOfAxis === 2 ? kinds.matrix : kinds[kind]
}
