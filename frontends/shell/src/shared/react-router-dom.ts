export { Link } from "./link.tsx";
export {
  BrowserRouter,
  matchPath,
  Navigate,
  NavigationType,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from "unshared/react-router-dom";
