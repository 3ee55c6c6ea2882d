/** Formik's wrappers of whole components, which would hoist their statics, are not used here. */
export default function hoistStatics<Component>(component: Component): Component {
  return component;
}
