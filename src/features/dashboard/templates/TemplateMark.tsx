import { IconLock, IconRosetteDiscountCheck, IconWorld } from '@tabler/icons-react'
import { useText } from '#ui/texts/useText.ts'
import classes from './TemplateCard.module.css'
import { templatesText } from './templatesText.ts'
import type { TemplateRow } from './templateRow.ts'

/** The template's visibility: official, public, or visible to its owner only. */
export function TemplateMark({ template }: { template: TemplateRow }) {
  const text = useText(templatesText)
  const kind = template.templateOfficial ? 'official' : template.templatePublic ? 'public' : 'private'
  const Icon = { official: IconRosetteDiscountCheck, public: IconWorld, private: IconLock }[kind]
  return (
    <span className={classes.mark} data-kind={kind}>
      <Icon size={15} aria-hidden="true" />
      {text[kind]}
    </span>
  )
}
