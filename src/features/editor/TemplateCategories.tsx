import { TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { limits } from '#domain/limits.ts'
import { suggestedCategories } from '#domain/workshop/template.ts'
import { announce } from '#ui/focus/announce.ts'
import { useFieldKeys } from '#ui/inputs/useFieldKeys.ts'
import { useCategoryName } from '#ui/templates/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './TemplateSettings.module.css'
import { templateText } from './templateText.ts'

export interface TemplateCategoriesProps {
  categories: readonly string[]
  /** Why categories cannot be changed now, or null. */
  whyNot: string | null
  /** Resolves to whether the change was saved. */
  onChange: (categories: string[]) => Promise<boolean>
}

/** The categories of a template: chips, a field to add one, and suggestions of frequent ones. */
export function TemplateCategories({ categories, whyNot, onChange }: TemplateCategoriesProps) {
  const text = useText(templateText)
  const nameOf = useCategoryName()
  const [draft, setDraft] = useState('')
  const fieldId = useId()
  const isFull = categories.length >= limits.categories
  const suggested = suggestedCategories.filter((one) => !categories.includes(one))
  const add = async (typed: string): Promise<void> => {
    const category = typed.trim().toLowerCase()
    if (category === '') return
    if (!categories.includes(category) && !(await onChange([...categories, category]))) return
    setDraft('')
    announce(text.added(nameOf(category)))
  }
  const remove = async (category: string): Promise<void> => {
    // Moves the focus, since its button is removed with the chip.
    if (await onChange(categories.filter((one) => one !== category))) {
      announce(text.removed(nameOf(category)))
      document.getElementById(fieldId)?.focus()
    }
  }
  const onKeyDown = useFieldKeys({
    onEnter: () => void add(draft),
    onOther: (event) => {
      if (event.key !== ',') return
      event.preventDefault()
      void add(draft)
    },
  })
  return (
    <div className={classes.categories}>
      <span className={classes.legend} id={`${fieldId}-label`}>
        {text.categories}
      </span>
      {categories.length > 0 && (
        <ul className={classes.chips} aria-labelledby={`${fieldId}-label`}>
          {categories.map((category) => (
            <li key={category} className={classes.chip}>
              <span>{nameOf(category)}</span>
              {whyNot === null && (
                <button
                  type="button"
                  aria-label={text.removeCategory(nameOf(category))}
                  onClick={() => void remove(category)}
                >
                  <IconX size={15} aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <TextInput
        id={fieldId}
        size="sm"
        aria-label={text.addCategory}
        placeholder={text.categoryPlaceholder}
        description={whyNot ?? text.categoriesHint(limits.categories)}
        inputWrapperOrder={['input', 'description']}
        maxLength={limits.category}
        value={draft}
        disabled={whyNot !== null || isFull}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {whyNot === null && !isFull && suggested.length > 0 && (
        <ul className={classes.chips} aria-label={text.suggestions}>
          {suggested.map((category) => (
            <li key={category}>
              <button type="button" className={classes.suggestion} onClick={() => void add(category)}>
                <IconPlus size={14} aria-hidden="true" />
                {nameOf(category)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
