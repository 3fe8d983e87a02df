// The search of a list: its words are the query parameter of the list's page.
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "./button.tsx";
import { TextInput } from "./field.tsx";
import { Icon } from "./icon.tsx";

type SearchFormProps = {
  /** The list's page. */
  action: string;
  query: string;
  label: string;
  placeholder: string;
  /** Of the button. */
  search: string;
  maxLength: number;
  className?: string;
  /** Hidden inputs: other parameters of the list's page. */
  children?: ReactNode;
};

export const SearchForm = ({
  action,
  query,
  label,
  placeholder,
  search,
  maxLength,
  className,
  children,
}: SearchFormProps) => (
  <Form action={action} role="search" className={`flex gap-2 max-w-xl ${className ?? ""}`} key={query}>
    {children}
    <TextInput
      type="search"
      name="query"
      aria-label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      defaultValue={query}
      className="w-full min-w-0"
    />
    <Button type="submit" variant="secondary" iconOnly aria-label={search}>
      <Icon name="search" />
    </Button>
  </Form>
);
