// The layout of pages open to every kind of user: legal texts, help, pages for companies, and account forms.
import { Outlet } from "react-router";
import { OPEN_ACCESS } from "../session/guard.ts";

export const handle = { access: OPEN_ACCESS };

export default Outlet;
