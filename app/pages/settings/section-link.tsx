/** A link to a section of the settings. */
import { NavLink, type NavLinkProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Anchor = Omit<ComponentProps<'a'>, 'color' | 'style'>

export const SectionLink = createLink((props: Anchor & NavLinkProps) => <NavLink {...props} />)
