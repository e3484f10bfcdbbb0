import { Checkbox, NativeSelect, Skeleton, Text } from '@mantine/core'
import type { TemplateQuery } from '#api/generated.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { choiceOf, withInputOfAll, withPart } from './copyChoice.ts'
import type { CopyChoice } from './copyChoice.ts'
import classes from './CreateWorkshopDialog.module.css'
import { createText } from './createText.ts'

export interface CopyPartsProps {
  /** Null while they load. */
  parts: TemplateQuery['workshop']['parts'] | null
  isFailed: boolean
  choice: CopyChoice
  onChange: (choice: CopyChoice) => void
}

/** One without input has nothing to choose; a list that was kept on the device may not tell. */
const mayHaveInput = (part: { hasInput?: boolean | null }): boolean => part.hasInput !== false

/** Chooses which activities of a template to copy, and whether with their input. SPEC K4. */
export function CopyParts({ parts, isFailed, choice, onChange }: CopyPartsProps) {
  const text = useText(createText)
  const ui = useText(uiText)
  const input = [
    { value: 'all', label: text.withInput },
    { value: 'headings', label: text.headings },
  ]
  const isEmpty = parts?.every(({ id }) => !choiceOf(choice, id).isIncluded) ?? false
  return (
    <fieldset className={classes.parts}>
      <legend>{text.parts}</legend>
      <Text c="dimmed" size="sm">
        {isFailed ? text.partsFailed : parts?.length === 0 ? text.noParts : text.partsHint}
      </Text>
      {!parts && !isFailed && <Skeleton height={72} mt={12} />}
      {parts && parts.length > 0 && (
        <>
          {parts.some(mayHaveInput) && (
            <NativeSelect
              size="sm"
              className={classes.generic ?? ''}
              aria-label={text.inputOfAll}
              data={[
                { value: 'all', label: text.all },
                { value: 'headings', label: text.headings },
              ]}
              value={choice.isHeadingsOnly ? 'headings' : 'all'}
              onChange={(event) => onChange(withInputOfAll(choice, event.currentTarget.value === 'all'))}
            />
          )}
          <ul className={classes.list}>
            {parts.map((part) => {
              const { isIncluded, hasInput } = choiceOf(choice, part.id)
              const name = part.partName || ui.unnamed
              return (
                <li key={part.id}>
                  <Checkbox
                    className={classes.part ?? ''}
                    label={name}
                    aria-label={text.include(name)}
                    checked={isIncluded}
                    onChange={(event) =>
                      onChange(withPart(choice, part.id, { isIncluded: event.currentTarget.checked }))
                    }
                  />
                  {mayHaveInput(part) && (
                    <NativeSelect
                      size="xs"
                      className={classes.input ?? ''}
                      aria-label={text.inputOf(name)}
                      data={input}
                      disabled={!isIncluded}
                      value={hasInput ? 'all' : 'headings'}
                      onChange={(event) =>
                        onChange(withPart(choice, part.id, { hasInput: event.currentTarget.value === 'all' }))
                      }
                    />
                  )}
                </li>
              )
            })}
          </ul>
        </>
      )}
      {isEmpty && parts && parts.length > 0 && (
        <Text c="dimmed" size="sm" mt={8} role="status">
          {text.noneChosen}
        </Text>
      )}
    </fieldset>
  )
}
