import { Chip } from '@mantine/core'
import { useText } from '#ui/useText.ts'
import type { TemplateFilter } from './templateFilter.ts'
import { libraryText } from './text.ts'
import classes from './library.module.css'

export interface FilterChipsProps {
  categories: readonly string[]
  filter: TemplateFilter
  onChange: (filter: TemplateFilter) => void
}

const categoryPrefix = 'category:'

/** All, the person's own, or one of the categories. */
export function FilterChips({ categories, filter, onChange }: FilterChipsProps) {
  const text = useText(libraryText)
  const value = filter.kind === 'category' ? categoryPrefix + filter.category : filter.kind
  const change = (chosen: string): void => {
    if (chosen.startsWith(categoryPrefix))
      onChange({ kind: 'category', category: chosen.slice(categoryPrefix.length) })
    else onChange({ kind: chosen === 'mine' ? 'mine' : 'all' })
  }
  return (
    <div role="radiogroup" aria-label={text.filter} className={classes.chips}>
      <Chip.Group value={value} onChange={change}>
        <Chip value="all">{text.all}</Chip>
        <Chip value="mine">{text.mine}</Chip>
        {categories.map((category) => (
          <Chip key={category} value={categoryPrefix + category}>
            {text.categoryNames[category] ?? category}
          </Chip>
        ))}
      </Chip.Group>
    </div>
  )
}
