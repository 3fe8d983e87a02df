// The landing page's job search: a plain form that leads to the job list.
import { Form } from "react-router";
import { POPULAR_CITIES } from "../../../contract/filters.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

export function SearchJobsForm() {
  return (
    <search className="block">
      <Form action="/jobs" className="hero-search">
        <label className="hero-search-part">
          <Icon name="search" size={22} />
          <span className="sr-only">Job title, skill or company</span>
          <input
            type="search"
            name="searchText"
            maxLength={200}
            placeholder="Job title, skill or company"
            autoComplete="off"
          />
        </label>
        <label className="hero-search-part hero-search-place">
          <Icon name="location" size={22} />
          <span className="sr-only">City</span>
          <select name="location" defaultValue="">
            <option value="">Anywhere</option>
            {POPULAR_CITIES.map((city) => (
              <option key={city} value={city}>
                {city}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" variant="accent" size="lg">
          Search Job
        </Button>
      </Form>
    </search>
  );
}
