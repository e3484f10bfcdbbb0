import type { ActivityKind } from '#domain/content.ts'
import type { buildText } from './buildText.ts'

type TypeText = keyof (typeof buildText)['en']['types']

/** An activity that can be added, as the pickers show it. */
export interface ActivityType {
  /** Names its texts and its preview image. */
  name: TypeText
  kind: ActivityKind
}

/** What can be added to a session today, in the order of the pickers. The one list of it. */
export const activityTypes: readonly ActivityType[] = [{ name: 'brainstorm', kind: 'brainstorm' }]

/** Where an activity type's picture is. */
export function previewPath({ name }: ActivityType): string {
  return `/previews/${name}.svg`
}
