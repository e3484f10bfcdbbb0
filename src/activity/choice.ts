import type { ComponentType } from 'react'
import type { ActivityKind } from '#domain/content.ts'
import type { Catalogue } from '#ui/useText.ts'

/** An activity that can be added, as the pickers show it. A kind may offer several, such as scales and a matrix. */
export interface ActivityChoice {
  kind: ActivityKind
  text: Catalogue<ChoiceText>
  Icon: ComponentType<{ size: number }>
  /** Path of a picture of it, 640 by 400. */
  preview: string
}

export interface ChoiceText {
  title: string
  /** What it is for, in a sentence. */
  hint: string
}
