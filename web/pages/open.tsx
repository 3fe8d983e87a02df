// Holds the pages that everybody may read, whoever they are: law, help, what companies need, and the forms of accounts.
import { Outlet } from "react-router";
import { OPEN_ACCESS } from "../session/guard.ts";

export const handle = { access: OPEN_ACCESS };

export default Outlet;
