import { createContext } from 'react'

/**
 * The footer of the dialog around a component, which its buttons are rendered into. null: not mounted yet; undefined:
 * no dialog.
 */
export const DialogFoot = createContext<HTMLElement | null | undefined>(undefined)

/** The id of the form around a component; undefined: no form. */
export const FormId = createContext<string | undefined>(undefined)
