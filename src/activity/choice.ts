import type { ComponentType } from 'react'
import type { ActivityKind } from '#domain/workshop/content.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

/**
 * An activity type that can be added, as the pickers show it. A kind may offer several, such as scales and a matrix.
 */
export interface ActivityChoice {
  kind: ActivityKind
  /** What tells it from the other types of its kind; sent when it is made. */
  options?: { evaluateNumberOfAxis: 1 | 2 }
  text: Catalogue<ChoiceText>
  Icon: ComponentType<{ size: number }>
  /** Path of its picture, 640 by 400. */
  preview: string
}

export interface ChoiceText {
  title: string
  /** Its purpose, in a sentence. */
  hint: string
}
