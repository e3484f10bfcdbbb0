import { useId } from 'react'
import { useCategoryName } from '#ui/templates/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { dashboardText } from '../text.ts'
import classes from './FilterChips.module.css'
import type { TemplateFilter } from './templateFilter.ts'

export interface FilterChipsProps {
  categories: readonly string[]
  filter: TemplateFilter
  onChange: (filter: TemplateFilter) => void
}

/** Filter by all templates, the person's own, or one category. */
export function FilterChips({ categories, filter, onChange }: FilterChipsProps) {
  const text = useText(dashboardText)
  const nameOf = useCategoryName()
  const group = useId()
  const chips: { label: string; filter: TemplateFilter }[] = [
    { label: text.all, filter: { kind: 'all' } },
    { label: text.mine, filter: { kind: 'mine' } },
    ...categories.map((category) => ({
      label: nameOf(category),
      filter: { kind: 'category', category } as const,
    })),
  ]
  return (
    <div role="radiogroup" aria-label={text.filter} className={classes.chips}>
      {chips.map((chip) => (
        <label key={keyOf(chip.filter)} className={classes.chip}>
          <input
            type="radio"
            name={group}
            checked={keyOf(chip.filter) === keyOf(filter)}
            onChange={() => onChange(chip.filter)}
          />
          {chip.label}
        </label>
      ))}
    </div>
  )
}

function keyOf(filter: TemplateFilter): string {
  return filter.kind === 'category' ? `category ${filter.category}` : filter.kind
}
