import { Button } from '@mantine/core'
import type { ButtonProps } from '@mantine/core'
import { useContext, useId } from 'react'
import type { ComponentProps } from 'react'
import { FormId } from './dialogPosition.ts'

/** A form whose `SubmitButton` may be anywhere, including the footer of a dialog. */
export function DialogForm({ children, ...form }: Omit<ComponentProps<'form'>, 'id'>) {
  const id = useId()
  return (
    <FormId value={id}>
      <form id={id} {...form}>
        {children}
      </form>
    </FormId>
  )
}

/**
 * Submits the `DialogForm` around it in React; Enter in one of the form's fields presses it.
 *
 * @throws {Error} outside a `DialogForm`, where a press would do nothing
 */
export function SubmitButton(props: ButtonProps & Omit<ComponentProps<'button'>, 'type' | 'form' | 'color'>) {
  const form = useContext(FormId)
  if (form === undefined) throw new Error('a SubmitButton belongs inside a DialogForm')
  return <Button {...props} type="submit" form={form} />
}
